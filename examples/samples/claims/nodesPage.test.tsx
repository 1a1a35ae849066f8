/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createElement, Fragment } from 'react';
import type { FC, ReactElement, ReactNode } from 'react';
import { Editor, Element, Frame, ROOT_NODE } from '@craftjs/core';
import type { SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/nodes.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const propsOf = (editor: TestEditor, id: string): Record<string, unknown> =>
  editor.hook().query.node(id).get().data.props;

describe('docs/concepts/nodes.mdx', () => {
  test('an array of elements becomes one child node for each', () => {
    const editor = createEditor(
      page(
        <Box>
          {['a', 'b'].map((text) => (
            <Text key={text} text={text} />
          ))}
        </Box>,
      ),
      { resolver: { Box, Text } },
    );
    expect([editor.at(0, 0), editor.at(0, 1)].map((id) => propsOf(editor, id))).toEqual([
      { text: 'a' },
      { text: 'b' },
    ]);
  });

  const EMPTY = "Cannot read properties of null (reading 'type')";
  const NUMBER = 'Cannot convert undefined or null to object';
  // What is shown, and the saved `children` or why they can't be saved: alone, twice, and with text.
  test.each([
    ['text', 'a', ['a', 'a'], ['aa', ['a', 'a']], ['atext', ['a', 'text']]],
    ['an empty string', '', ['', ''], ['', ['', '']], ['text', ['', 'text']]],
    ['a number', 5, ['5', NUMBER], ['55', NUMBER], ['5text', NUMBER]],
    ['false', false, ['', EMPTY], ['', EMPTY], ['text', EMPTY]],
    ['true', true, ['', EMPTY], ['', EMPTY], ['text', EMPTY]],
    ['null', null, ['', undefined], ['', EMPTY], ['text', EMPTY]],
    ['undefined', undefined, ['', undefined], ['', EMPTY], ['text', EMPTY]],
    ['a function', () => 'a', ['', []], ['', []], ['text', ['text']]],
  ])('%s among children without an element, and next to one', (_, child, ...expected) => {
    const save = (...children: unknown[]) => {
      const editor = createEditor(page(createElement('p', null, ...(children as ReactNode[]))));
      const shown = editor.find('p').textContent;
      try {
        return [shown, editor.hook().query.getSerializedNodes()[editor.at(0)]?.props['children']];
      } catch (error) {
        return [shown, (error as Error).message];
      } finally {
        cleanUp();
      }
    };
    expect([save(child), save(child, child), save(child, 'text')]).toEqual(expected);
    expect(save(child, child, <b key="b">B</b>)).toEqual(['B', undefined]);
  });

  test('the frame reads its JSX once, so a changed prop or condition in it has no effect', () => {
    const resolver = { Text };
    let isLater = false;
    const around = () => (
      <Editor resolver={resolver}>
        <Frame>{page(<Text text={isLater ? 'new' : 'old'} />, isLater ? <Text text="added" /> : '')}</Frame>
      </Editor>
    );
    const editor = createEditor(undefined, { around });
    isLater = true;
    editor.rerender();
    expect(editor.find('main').textContent).toBe('old');
  });

  test('a fragment throws alone, next to text, next to an element and in an array', () => {
    const pages = [<></>, ['text', <></>], [<b />, <></>], [[<></>]]].map((children) =>
      createEditor(createElement('p', null, ...[children].flat())).crash(),
    );
    const message = 'The component type specified for this node (undefined) does not exist in the resolver';
    expect(pages).toEqual(pages.map(() => expect.stringContaining(message)));
  });

  test('with Fragment in the resolver, a fragment is a node without a DOM element that can be saved and loaded', () => {
    const resolver = { Fragment: Fragment as unknown as FC };
    const editor = createEditor(
      page(
        <Fragment>
          <b>In it</b>
        </Fragment>,
      ),
      { resolver },
    );
    const state = () => {
      const { data, dom } = editor.hook().query.node(editor.at(0)).get();
      return [editor.crash(), data.type, dom, editor.find('main').innerHTML];
    };
    const expected = [undefined, Fragment, null, '<b>In it</b>'];
    expect(state()).toEqual(expected);
    editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
    expect(state()).toEqual(expected);
    const saved = editor.hook().query.getSerializedNodes()[editor.at(0)];
    expect(saved?.type).toEqual({ resolvedName: 'Fragment' });
  });

  test('the text of a canvas is not shown while it has child nodes, but stays in its props and is saved', () => {
    const editor = createEditor(
      page(
        <Element is="div" canvas>
          Hello
        </Element>,
        <i>moved</i>,
      ),
    );
    const id = editor.at(0);
    editor.run(({ actions }) => actions.move(editor.at(1), id, 0));
    expect(editor.find('main').textContent).toBe('moved');
    expect(propsOf(editor, id)).toEqual({ children: 'Hello' });
    expect(editor.hook().query.getSerializedNodes()[id]?.props).toEqual({ children: 'Hello' });
    editor.run(({ actions }) => actions.delete(editor.at(0, 0)));
    expect(editor.find('main').textContent).toBe('Hello');
  });

  test('craft.isCanvas wins over the canvas prop and over the saved page', () => {
    const Open: UserComponent = () => null;
    const Closed: UserComponent = () => null;
    Open.craft = { isCanvas: true };
    Closed.craft = { isCanvas: false };
    const resolver = { Open, Closed };
    const areCanvases = (editor: TestEditor) =>
      [editor.at(0), editor.at(1)].map((id) => editor.hook().query.node(id).isCanvas());
    const json = createEditor(page(<Open />, <Element is={Closed} canvas />), { resolver });
    expect(areCanvases(json)).toEqual([true, false]);
    const saved = json.hook().query.getSerializedNodes();
    const swapped = Object.entries(saved).map(([id, node]) => [id, { ...node, isCanvas: !node.isCanvas }]);
    const data = Object.fromEntries(swapped) as SerializedNodes;
    expect(areCanvases(createEditor(undefined, { resolver, data }))).toEqual([true, false]);
  });

  test('near the edge of a canvas in a node that is no canvas, a drop is rejected', () => {
    const editor = createEditor(
      page(
        <section>
          <Element is="div" canvas />
        </section>,
        <i />,
      ),
    );
    fire(editor.find('i'), 'dragstart');
    fire(editor.find('section div'), 'dragover', { clientX: 1, clientY: 1 });
    const { indicator } = editor.hook().query.getState();
    expect(indicator.placement.parent.data.name).toBe('section');
    expect(String(indicator.error)).toContain('Cannot move node into a non-Canvas parent');
    fire(editor.find('i'), 'dragend');
  });
});

test('the smallest tree has the nodes, fields and ids that nodes.json of the page shows', () => {
  const shown =
    /title="nodes.json"\n([^]+?)```/.exec(readFileSync('docs/concepts/nodes.mdx', 'utf8'))?.[1] ?? '';
  const { resolver, frame } = loadSample('concepts/nodes/App', (code) =>
    code
      .replace('const resolver', 'export const resolver')
      .replace(/return \(\s*<Editor[^>]*>/, 'return (')
      .replace('</Editor>', '')
      .replace('export default function App', 'export const frame = App; function App'),
  ) as { resolver: Record<string, FC>; frame: () => ReactElement };
  const editor = createEditor(undefined, { panel: () => createElement(frame), resolver });
  const nodes = editor.hook().query.getNodes();
  const ids = Object.keys(JSON.parse(shown) as object);
  expect(ids.map((id) => id === ROOT_NODE || /^[\w-]{10}$/.test(id))).toEqual([true, true, true]);
  // The generated ids, in the order of the page.
  const real = [ROOT_NODE, ...(nodes[ROOT_NODE]?.data.nodes ?? [])];
  const renamed = real.reduce((text, id, index) => text.replaceAll(ids[index] ?? '', id), shown);
  const fields = Object.entries(JSON.parse(renamed) as object).map(([id, data]) => [id, { data }]);
  expect(nodes).toMatchObject(Object.fromEntries(fields));
  expect(Object.keys(nodes)).toHaveLength(3);
});
