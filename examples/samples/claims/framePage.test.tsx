/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Component, useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal, render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Editor, Element, Frame } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims of docs/api/frame.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

class Boundary extends Component<{ onError: (message: string) => void }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.onError(error.message);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

describe('a boundary around the frame', () => {
  /** The message that a boundary around the frame catches, and that of one above the editor. */
  const errorsOf = (frame: ReactElement) => {
    let [around, above]: (string | undefined)[] = [];
    const container = document.createElement('div');
    act(() => {
      render(
        <Boundary onError={(message) => (above = message)}>
          <Editor>
            <Boundary onError={(message) => (around = message)}>{frame}</Boundary>
          </Editor>
        </Boundary>,
        container,
      );
    });
    act(() => void unmountComponentAtNode(container));
    return { around, above };
  };
  const only = 'React.Children.only expected to receive a single React element child.';

  test.each<[string, ReactElement, string]>([
    [
      'an unknown component in the JSX',
      <Frame key="f">{page(<Text />)}</Frame>,
      'does not exist in the resolver',
    ],
    [
      'two children',
      <Frame key="f">
        <i />
        <b />
      </Frame>,
      only,
    ],
    ['a text', <Frame key="f">text</Frame>, only],
    [
      'an entry of nodes without its node',
      <Frame key="f" data='{"ROOT":{"type":"main","props":{},"nodes":["gone"]}}' />,
      "reading 'children'",
    ],
  ])('catches %s', (_, frame, message) => {
    expect(errorsOf(frame)).toEqual({ around: expect.stringContaining(message), above: undefined });
  });

  test.each<[string, string, string]>([
    ['broken JSON', '{', 'JSON'],
    ['an unknown type', '{"ROOT":{"type":{"resolvedName":"Gone"},"props":{}}}', "reading 'name'"],
    ['a node without props', '{"ROOT":{"type":"main"}}', 'undefined or null'],
  ])('does not catch %s in data, which one above the editor does', (_, data, message) => {
    const errors = errorsOf(<Frame data={data} />);
    expect(errors).toEqual({ around: undefined, above: expect.stringContaining(message) });
  });
});

test('loading another document remounts the page, and so does its undo', async () => {
  let mounts = 0;
  const Probe: UserComponent = () => {
    useEffect(() => void mounts++, []);
    return null;
  };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  // The frame compares the times at which the roots were made, in milliseconds.
  const start = Date.now();
  while (Date.now() === start) await Promise.resolve();
  editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
  const afterLoad = mounts;
  editor.run(({ actions }) => actions.history.undo());
  expect([afterLoad, mounts]).toEqual([2, 3]);
});

const resolver = { Text };
const countNodes = ({ hook }: ReturnType<typeof createEditor>) => Object.keys(hook().query.getNodes()).length;

test.each<[string, unknown, number]>([
  ['an empty string', '', 2],
  ['null', null, 2],
  ['undefined', undefined, 2],
  ['the string of a document without nodes', '{}', 0],
  ['a document without nodes', {}, 0],
])('with %s as data, the frame loads its child only if that counts as absent', (_, data, count) => {
  const editor = createEditor(page(<Text />), { resolver, data: data as string });
  expect([countNodes(editor), editor.crash()]).toEqual([count, undefined]);
});

test('arrays and objects inside an object passed as data are frozen', () => {
  const root = {
    type: 'main',
    isCanvas: true,
    props: { style: { padding: 1 } },
    displayName: 'main',
    custom: {},
    parent: '',
    hidden: false,
    nodes: [],
    linkedNodes: {},
  };
  const data = { ROOT: root };
  const editor = createEditor(undefined, { resolver, data });
  expect(editor.find('main').style.padding).toBe('1px');
  expect([root.nodes, root.props.style].map(Object.isFrozen)).toEqual([true, true]);
});

test('json is read only without data, and logs a warning', () => {
  const data = createEditor(page(<Text text="data" />), { resolver })
    .hook()
    .query.serialize();
  const json = createEditor(page(<Text text="json" />), { resolver })
    .hook()
    .query.serialize();
  cleanUp();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const textOf = (frame: ReactElement) => {
    const text = createEditor(undefined, { resolver, before: frame }).find('p').textContent;
    cleanUp();
    return text;
  };
  expect([textOf(<Frame json={json} data={data} />), textOf(<Frame json={json} data="" />)]).toEqual([
    'data',
    'json',
  ]);
  expect(warn.mock.calls.at(-1)?.[0]).toMatch(
    /^Deprecation warning: <Frame json=\{\.\.\.\} \/> will be deprecated in future relases/,
  );
});

test('the frame adds no element of its own', () => {
  const before = (
    <article>
      <Frame>{page(<Text />)}</Frame>
    </article>
  );
  expect(createEditor(undefined, { resolver, before }).find('article').firstElementChild?.tagName).toBe(
    'MAIN',
  );
});

test('a frame that starts from JSX and mounts again turns a page of 4 nodes into one of 7', () => {
  let remount = () => {};
  const Remounting = () => {
    const [key, setKey] = useState(0);
    remount = () => setKey(1);
    return <Frame key={key}>{page(<Text />, <Text />, <Text />)}</Frame>;
  };
  const editor = createEditor(undefined, { resolver, before: <Remounting /> });
  const first = countNodes(editor);
  act(() => remount());
  expect([first, countNodes(editor)]).toEqual([4, 7]);
  expect(editor.hook().query.node('ROOT').descendants(true)).toHaveLength(3);
});

test('in an iframe, the indicator is inside, the drag image is outside, and leaving does not cancel', () => {
  const iframe = document.body.appendChild(document.createElement('iframe'));
  const inner = iframe.contentDocument?.body as HTMLElement;
  const around = (editor: ReactNode) => <>{createPortal(editor, inner)}</>;
  const { hook, at } = createEditor(page(<Text />, <Text />), { resolver, around });
  const elementAt = (index: number) => hook().query.node(at(index)).get().dom as HTMLElement;
  const [moved, first] = [at(0), elementAt(0)];
  fire(first, 'dragstart');
  fire(elementAt(1), 'dragover', { clientX: 1, clientY: 1 });
  const count = (body: HTMLElement, selector: string) => body.querySelectorAll(selector).length;
  expect([inner, document.body].map((body) => count(body, '[style*="z-index: 99999"]'))).toEqual([1, 0]);
  expect([inner, document.body].map((body) => count(body, 'p[style*="left: -100%"]'))).toEqual([0, 1]);
  fire(iframe, 'dragleave');
  fire(document.body, 'dragover', { clientX: 500, clientY: 500 });
  fire(first, 'dragend');
  cleanUp();
  iframe.remove();
  expect(hook().query.node('ROOT').childNodes().at(1)).toBe(moved);
});

test.each<[string, object, string | undefined]>([
  ['linkedNodes without a node crashes the editor', { linkedNodes: { area: 'gone' } }, "(reading 'data')"],
  ['nodes without a node crashes the editor', { nodes: ['gone'] }, "(reading 'children')"],
  ['linkedNodes that no component renders does not', { linkedNodes: { unused: 'gone' } }, undefined],
])('loading an entry of %s', (_, fields, message) => {
  const Region = ({ children }: { children?: ReactNode }) => (
    <section>
      <Element id="area" is="div" canvas />
      {children}
    </section>
  );
  const ROOT = { type: { resolvedName: 'Region' }, props: {}, ...fields };
  const editor = createEditor(undefined, { resolver: { Region }, data: JSON.stringify({ ROOT }) });
  expect(editor.crash()).toEqual(message && expect.stringContaining(message));
});
