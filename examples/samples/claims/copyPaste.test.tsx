/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { useState, type FC, type ReactElement, type ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { NodeTree, UserComponent } from '@craftjs/core';
import {
  Box,
  cleanUp,
  createEditor,
  fire,
  type Hook,
  muteConsole,
  named,
  page,
  Text,
  uncaughtIn,
} from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/copy-paste.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/recipes/copy-paste.mdx', () => {
  const { readPart } = loadSample('recipes/copy-paste/readPart') as {
    readPart: (text: string, allowed: string[]) => { nodes: object };
  };
  const { copyNode } = loadSample('recipes/copy-paste/copyNode') as {
    copyNode: (query: Hook['query'], id: string) => unknown;
  };
  const { createTree } = loadSample('recipes/copy-paste/createTree') as {
    createTree: (query: Hook['query'], part: unknown) => NodeTree;
  };
  const { ClipboardBar } = loadSample('recipes/copy-paste/ClipboardBar') as {
    ClipboardBar: FC<{ copied: string; onCopy: (text: string) => void }>;
  };
  const inside = (linkedNodes: unknown) => ({
    rootId: 'part',
    nodes: { part: named('Box', {}, { linkedNodes, _childCanvas: { area: 'part' } }) },
  });

  test.each([0, false, ''])(
    'a part that contains itself by the old name of linked nodes is rejected (%j)',
    (none) => {
      const part = inside(none);
      expect(() => readPart(JSON.stringify(part), ['Box'])).toThrow('Node part has two places');
      const editor = createEditor(page(), { resolver });
      editor.run(({ actions, query }) => actions.addNodeTree(createTree(query, part), ROOT_NODE));
      expect(editor.crash()).toBe('Maximum call stack size exceeded');
    },
  );

  const Closed: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Closed.craft = { rules: { canMoveIn: () => false } };

  test.each([
    [JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } }), 'No place accepts this part.'],
    ['Some text', "The copied text can't be pasted here."],
    [JSON.stringify(inside(0)), "The copied text can't be pasted here."],
  ])('pasting %s shows why it failed, and the editor stays', (copied, problem) => {
    const editor = createEditor(<Element is={Closed} canvas />, {
      resolver: { ...resolver, Closed },
      panel: () => <ClipboardBar copied={copied} onCopy={() => {}} />,
    });
    fire(editor.find('button + button'), 'click');
    expect(editor.find('[role=status]').textContent).toBe(problem);
    expect([editor.crash(), Object.keys(editor.hook().query.getNodes())]).toEqual([undefined, [ROOT_NODE]]);
  });

  test('pasting twice puts the second copy after the first one, and a new copy can go into it', () => {
    const Bar = () => {
      const [copied, onCopy] = useState('');
      return <ClipboardBar copied={copied} onCopy={onCopy} />;
    };
    const box = (
      <Element is={Box} canvas>
        <Text text="One" />
      </Element>
    );
    const editor = createEditor(page(box, <Text text="Last" />), { resolver, panel: () => <Bar /> });
    const copy = (id: string) => {
      editor.run(({ actions }) => actions.selectNode(id));
      fire(editor.find('button'), 'click');
    };
    const paste = () => fire(editor.find('button + button'), 'click');
    const texts = (...path: number[]) =>
      editor
        .hook()
        .query.node(editor.at(...path))
        .childNodes().length;
    copy(editor.at(0));
    paste();
    paste();
    expect([0, 1, 2, 3].map((index) => texts(index))).toEqual([1, 1, 1, 0]);
    copy(editor.at(3));
    editor.run(({ actions }) => actions.selectNode(editor.at(1)));
    paste();
    expect([0, 1, 2].map((index) => texts(index))).toEqual([1, 2, 1]);
  });

  const Pair: FC = () => (
    <Box>
      <Element id="left" is={Box} canvas />
    </Box>
  );
  const createWithBar = (frame?: ReactElement, copied = '') =>
    createEditor(frame, {
      resolver: { ...resolver, Pair },
      panel: () => <ClipboardBar copied={copied} onCopy={() => {}} />,
    });

  test('Copy is disabled for the root and for a linked node', () => {
    const editor = createWithBar(page(<Pair />));
    const left = editor.hook().query.node(editor.at(0)).linkedNodes()[0];
    const canCopy = (id: string | undefined) => {
      editor.run(({ actions }) => actions.selectNode(id));
      return !(editor.find('button') as HTMLButtonElement).disabled;
    };
    expect([undefined, ROOT_NODE, left, editor.at(0)].map(canCopy)).toEqual([false, false, false, true]);
    editor.run(({ actions }) => actions.delete(editor.at(0)));
    expect((editor.find('button') as HTMLButtonElement).disabled).toBe(true);
    expect(editor.crash()).toBeUndefined();
  });

  test('copying a part that cannot be saved shows that, and Paste still adds the earlier part', () => {
    const earlier = JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } });
    const editor = createWithBar(page(<Text />), earlier);
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.link = { type: 'b' })));
    editor.run(({ actions }) => actions.selectNode(editor.at(0)));
    expect(uncaughtIn(() => fire(editor.find('button'), 'click'))).toEqual([]);
    expect(editor.find('[role=status]').textContent).toBe("This part can't be copied.");
    fire(editor.find('button + button'), 'click');
    expect(editor.hook().query.node(ROOT_NODE).childNodes()).toHaveLength(2);
  });

  test('in a disabled editor, the Paste button still adds the part', () => {
    const editor = createWithBar(page(), JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } }));
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
    fire(editor.find('button + button'), 'click');
    expect(editor.hook().query.node(ROOT_NODE).childNodes()).toHaveLength(1);
  });

  test('no place accepts a part that is pasted while the frame is empty', () => {
    const part = { rootId: 'a', nodes: { a: named('Text', { text: 'One' }) } };
    const editor = createWithBar(undefined, JSON.stringify(part));
    expect(uncaughtIn(() => fire(editor.find('button + button'), 'click'))).toEqual([]);
    expect(editor.find('[role=status]').textContent).toBe('No place accepts this part.');
  });

  test('a part whose id is __proto__ arrives with another id', () => {
    const text = `{"rootId":"__proto__","nodes":{"__proto__":${JSON.stringify(named('Text', { text: 'One' }))}}}`;
    const editor = createEditor(page(), { resolver });
    editor.run(({ actions, query }) =>
      actions.addNodeTree(createTree(query, readPart(text, ['Text'])), ROOT_NODE),
    );
    expect([editor.crash(), editor.find('p').textContent]).toEqual([undefined, 'One']);
  });

  test('a function in a prop is in the copied nodes, and not in their JSON', () => {
    const props = { text: 'One', onPress: () => {} };
    const { query } = createEditor(page(<Text {...props} />), { resolver }).hook();
    const part = copyNode(query, query.node(ROOT_NODE).childNodes()[0] ?? '');
    const propsIn = (copied: unknown) => {
      const { rootNodeId, nodes } = createTree(query, copied);
      return Object.keys(nodes[rootNodeId]?.data.props ?? {}).sort();
    };
    expect(propsIn(part)).toEqual(['onPress', 'text']);
    expect(propsIn(JSON.parse(JSON.stringify(part)))).toEqual(['text']);
  });

  test('readPart accepts a text that is an object, which unmounts the editor', () => {
    const text = JSON.stringify({ rootId: 'a', nodes: { a: named('Text', { text: { en: 'One' } }) } });
    const editor = createEditor(page(), { resolver });
    editor.run(({ actions, query }) =>
      actions.addNodeTree(createTree(query, readPart(text, ['Text'])), ROOT_NODE),
    );
    expect(editor.crash()).toMatch('Objects are not valid as a React child');
  });

  test('isDroppable calls no rules of the nodes inside a part', () => {
    const nodes = {
      outer: named('Box', {}, { isCanvas: true, nodes: ['inner'] }),
      inner: named('Closed', {}, { isCanvas: true, parent: 'outer', nodes: ['text'] }),
      text: named('Text', {}, { parent: 'inner' }),
    };
    const { query } = createEditor(page(), { resolver: { ...resolver, Closed } }).hook();
    const accepts = (rootId: 'outer' | 'text', target: string) => {
      const tree = createTree(query, { rootId, nodes });
      return query.node(target).isDroppable(tree.nodes[tree.rootNodeId] ?? '');
    };
    expect(accepts('outer', ROOT_NODE)).toBe(true);
    const closed = createEditor(<Element is={Closed} canvas />, { resolver: { ...resolver, Closed } });
    const { nodes: added, rootNodeId } = createTree(closed.hook().query, { rootId: 'text', nodes });
    expect(
      closed
        .hook()
        .query.node(ROOT_NODE)
        .isDroppable(added[rootNodeId] ?? ''),
    ).toBe(false);
  });
});
