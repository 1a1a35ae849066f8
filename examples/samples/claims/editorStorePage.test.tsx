/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type FC, type ReactElement, useEffect, useState } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Editor, Frame, useEditor, useNode } from '@craftjs/core';
import type { EditorStore, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/editor-store.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Box, Text };

const countNodes = ({ nodes }: ReturnType<EditorStore['query']['getState']>) => Object.keys(nodes).length;

test('useNode returns the same store as useEditor', () => {
  const stores: unknown[] = [];
  const Probe: UserComponent = () => {
    stores.push(useNode().store);
    return null;
  };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  expect(stores[0]).toBe(editor.hook().store);
});

test('actions of one React event are reported together, and the state is old until then', () => {
  const editor = createEditor(page(<Text />, <Text />, <Text />), { resolver });
  const { store } = editor.hook();
  const counts: number[] = [];
  store.subscribe(countNodes, (count) => void counts.push(count), true);
  const ids = [editor.at(0), editor.at(1)];
  const before = store.getState();
  editor.run(({ actions }) => {
    for (const id of ids) actions.delete(id);
    expect(store.getState()).toBe(before);
  });
  expect(counts).toEqual([4, 2]);
});

test('a subscription reports only what its collector reads, also after undo', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const onChange = jest.fn();
  editor.hook().store.subscribe(countNodes, onChange, true);
  const id = editor.at(0);
  editor.run(({ actions }) => actions.selectNode(id));
  expect(onChange).toHaveBeenCalledTimes(1);
  editor.run(({ actions }) => actions.delete(id));
  editor.run(({ actions }) => actions.history.undo());
  expect(onChange.mock.calls).toEqual([[2], [1], [2]]);
});

test('with collectOnCreate, the first call of onChange comes before subscribe() has returned', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const { store } = editor.hook();
  const onChange = jest.fn(() => unsubscribe());
  const unsubscribe = store.subscribe(countNodes, onChange, true);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(console.warn).toHaveBeenCalledWith(expect.any(ReferenceError));
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('store.history.undo() changes no document, and takes the step from the undo action', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const { store } = editor.hook();
  const id = editor.at(0);
  editor.run(({ actions }) => actions.delete(id));
  act(() => void store.history.undo(store.query.getState()));
  expect(countNodes(store.query.getState())).toBe(1);
  expect(store.query.history.canUndo()).toBe(false);
});

test('the subscription of an effect without a return value outlives its component', () => {
  const onChange = jest.fn();
  const Watcher = () => {
    const { store } = useEditor();
    useEffect(() => void store.subscribe(countNodes, onChange), [store]);
    return null;
  };
  let isShown = true;
  const editor = createEditor(page(<Text />), { resolver, panel: () => isShown && <Watcher /> });
  isShown = false;
  editor.rerender();
  onChange.mockClear();
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a subscription of an effect that runs as <Editor> mounts first reports the empty page, without a change', () => {
  const reportsOf = (content: ReactElement | undefined) => {
    const reports: number[] = [];
    const Watcher = () => {
      const { store } = useEditor();
      useEffect(() => store.subscribe(countNodes, (count) => void reports.push(count)), [store]);
      return null;
    };
    createEditor(content, { resolver, before: <Watcher /> });
    return reports;
  };
  expect([reportsOf(undefined), reportsOf(page(<Text />))]).toEqual([[0], [0, 2]]);
});

test('StoreOut gives a component around the editor each new store, and none without an editor, and actions of the old one change nothing', () => {
  type Give = { onStore: (store?: EditorStore) => void };
  const { StoreOut } = loadSample('api/editor-store/StoreOut') as { StoreOut: FC<Give> };
  const stores: EditorStore[] = [];
  const App = ({ turn }: { turn: number }) => {
    const [store, setStore] = useState<EditorStore>();
    if (store && store !== stores.at(-1)) stores.push(store);
    return (
      <>
        {turn > 0 && (
          <Editor key={turn}>
            <StoreOut onStore={setStore} />
            <Frame>{page(<p>Text</p>)}</Frame>
          </Editor>
        )}
        <output>{store?.query.serialize()}</output>
      </>
    );
  };
  const container = document.createElement('div');
  const show = (turn: number) => act(() => void render(<App turn={turn} />, container));
  for (const turn of [1, 2, 2]) show(turn);
  expect(stores.length).toBe(2);
  expect(container.querySelector('output')?.textContent).toContain('"ROOT"');
  act(() => stores[0]?.actions.delete(stores[0].query.node('ROOT').childNodes()));
  expect(stores.map(({ query }) => countNodes(query.getState()))).toEqual([2, 2]);
  show(0);
  expect(container.querySelector('output')?.textContent).toBe('');
  show(3);
  expect(stores.length).toBe(3);
  const errors = jest.spyOn(console, 'error').mockClear();
  act(() => void unmountComponentAtNode(container));
  expect(errors).not.toHaveBeenCalled();
});
