/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactElement } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/user-components.mdx and docs/concepts/craft-object.mdx about their samples, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

type Names = 'Box' | 'Column' | 'Columns' | 'Counter' | 'Text' | 'TextColumn';
interface EditorProps {
  readonly resolver: Record<Names, FC<{ text?: string; count?: number }>>;
}

/** The props of the `<Editor>` of a sample. */
function propsOf(sample: string): EditorProps {
  const App = loadSample(sample)['default'] as () => ReactElement<EditorProps>;
  return App().props;
}

test('Columns.tsx: each region is a canvas of its own that cannot be dragged, and keeps its changes', () => {
  const { resolver } = propsOf('concepts/user-components/Columns');
  const editor = createEditor(page(<resolver.Columns />, <b />), { resolver });
  const { query } = editor.hook();
  const { left, right } = query.node(editor.at(0)).get().data.linkedNodes as Record<'left' | 'right', string>;
  const counts = () => [left, right].map((id) => query.node(id).childNodes().length);
  expect([counts(), editor.find('p').textContent]).toEqual([[0, 1], 'On the right']);
  expect([left, right, editor.at(0)].map((id) => query.node(id).isDraggable())).toEqual([false, false, true]);
  editor.run(({ actions }) => actions.move(editor.at(1), left, 0));
  const loaded = createEditor(undefined, { resolver, data: query.serialize() });
  expect([counts(), loaded.find('b').isConnected]).toEqual([[1, 1], true]);
  const incomplete = createEditor(page(<resolver.Columns />), { resolver: { Columns: resolver.Columns } });
  expect(incomplete.crash()).toContain('does not exist in the resolver');
});

test('Heading.tsx: it has a default text, and the columns of Columns.tsx reject it', () => {
  const { Heading } = loadSample('concepts/user-components/Heading') as { Heading: FC };
  const { resolver } = propsOf('concepts/user-components/Columns');
  const editor = createEditor(page(<resolver.Columns />, <Heading />, <b />), {
    resolver: { ...resolver, Heading },
  });
  const { query } = editor.hook();
  const { left } = query.node(editor.at(0)).get().data.linkedNodes as Record<'left', string>;
  expect(editor.find('h2').textContent).toBe('New heading');
  expect([1, 2].map((index) => query.node(left).isDroppable(editor.at(index)))).toEqual([false, true]);
  expect(query.node(ROOT_NODE).isDroppable(editor.at(1))).toBe(true);
});

test('Chart.tsx: a page with the wrapper can be saved after an undo', () => {
  const { Chart } = loadSample('concepts/user-components/Chart') as { Chart: FC };
  const editor = createEditor(page(<Chart />), { resolver: { Chart } });
  const saved = editor.hook().query.serialize();
  expect(saved).toContain('"values":[1,2]');
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  editor.run(({ actions }) => actions.history.undo());
  expect(editor.hook().query.serialize()).toBe(saved);
});

test('Counter.tsx: in a disabled editor, the button still changes its node', () => {
  const { resolver } = propsOf('concepts/user-components/Counter');
  const options = { enabled: false };
  const editor = createEditor(page(<resolver.Counter count={0} />), { resolver, options });
  fire(editor.find('button'), 'click');
  expect(editor.find('button').textContent).toBe('Count: 1');
});

test('EditableText.tsx: selecting another node or disabling the editor ends the editing', () => {
  const { resolver } = propsOf('concepts/user-components/EditableText');
  const editor = createEditor(page(<resolver.Text text="1" />, <resolver.Text text="2" />), { resolver });
  const inputs = () => editor.find('main').querySelectorAll('input').length;
  const edit = () => {
    fire(editor.find('p'), 'mousedown');
    fire(editor.find('p'), 'dblclick');
    return inputs();
  };
  const first = edit();
  editor.run(({ actions }) => actions.selectNode(editor.at(1)));
  expect([first, inputs()]).toEqual([1, 0]);
  const second = edit();
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  expect([second, inputs(), edit()]).toEqual([1, 0, 0]);
});

test('craft-object, App.tsx: the column is a canvas without a prop, and accepts only text', () => {
  const { resolver } = propsOf('concepts/craft-object/App');
  const editor = createEditor(page(<resolver.TextColumn />, <resolver.Text />, <p />), { resolver });
  const { query } = editor.hook();
  const column = query.node(editor.at(0));
  expect(column.isCanvas()).toBe(true);
  expect(query.node(editor.at(1)).get().data.props).toEqual({ text: 'New text' });
  expect([1, 2].map((index) => column.isDroppable(editor.at(index)))).toEqual([true, false]);
});

test('craft-object, Lock.tsx: an unlocked node can be dragged again, a locked one cannot, and the button stays', () => {
  const { resolver } = propsOf('concepts/craft-object/Lock');
  const editor = createEditor(page(<resolver.Text text="1" />), { resolver });
  const button = editor.find('button');
  const isDraggable = () => editor.find('span').draggable;
  const results = [isDraggable()];
  for (let clicks = 0; clicks < 2; clicks++) {
    fire(button, 'click');
    results.push(isDraggable());
  }
  expect(results).toEqual([true, false, true]);
  expect([button, editor.find('p')].every((element) => element.isConnected)).toBe(true);
});

test('craft-object, Lock.tsx: without the key, a locked text keeps its handle, and an unlocked one has none', () => {
  const name = 'concepts/craft-object/Lock';
  const App = loadSample(name, (code) => code.replace(' key={String(locked)}', ''))[
    'default'
  ] as () => ReactElement<{
    resolver: Record<string, FC<{ text?: string }>>;
  }>;
  const { resolver } = App().props;
  const start = (locked: boolean) =>
    createEditor(page(<Element is={resolver.Text} text="1" custom={{ locked }} />), { resolver });
  const results = [false, true].map((locked) => {
    const editor = start(locked);
    fire(editor.find('button'), 'click');
    return editor.find('span').draggable;
  });
  expect(results).toEqual([true, false]);
});
