/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactElement } from 'react';
import { ROOT_NODE } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/user-components.mdx about its samples, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('Columns.tsx: each region is a canvas of its own that accepts only text, and keeps its changes', () => {
  const { Columns } = loadSample('concepts/user-components/Columns') as { Columns: FC };
  const names = loadSample('concepts/user-components/TextColumn') as Record<'Text' | 'TextColumn', FC>;
  const editor = createEditor(page(<Columns />, <b />), { resolver: { Columns, ...names } });
  const { query } = editor.hook();
  const { left, right } = query.node(editor.at(0)).get().data.linkedNodes as Record<'left' | 'right', string>;
  const counts = () => [left, right].map((id) => query.node(id).childNodes().length);
  expect([counts(), editor.find('p').textContent]).toEqual([[0, 1], 'On the right']);
  // Each load of a sample makes new components, so these are the ones that Columns imports.
  const typeOf = (id = '') => query.node(id).get().data.type as FC<{ text?: string }>;
  const resolver = { Columns, TextColumn: typeOf(left), Text: typeOf(query.node(right).childNodes()[0]) };
  editor.run(({ actions }) =>
    actions.addNodeTree(query.parseReactElement(<resolver.Text text="Outside" />).toNodeTree(), ROOT_NODE),
  );
  const accepts = (id: string) => [left, right].map((region) => query.node(region).isDroppable(id));
  expect([accepts(editor.at(2)), accepts(editor.at(1))]).toEqual([
    [true, true],
    [false, false],
  ]);
  editor.run(({ actions }) => actions.move(editor.at(2), left, 0));
  const loaded = createEditor(undefined, { resolver, data: query.serialize() });
  expect([counts(), loaded.find('p').textContent]).toEqual([[1, 1], 'Outside']);
  const incomplete = createEditor(page(<Columns />), { resolver: { Columns } });
  expect(incomplete.crash()).toContain('does not exist in the resolver');
});

test('Counter.tsx: in a disabled editor, the button still changes its node', () => {
  const { Counter } = loadSample('concepts/user-components/Counter') as { Counter: FC<{ count: number }> };
  const editor = createEditor(page(<Counter count={0} />), {
    resolver: { Counter },
    options: { enabled: false },
  });
  fire(editor.find('button'), 'click');
  expect(editor.find('button').textContent).toBe('Clicked 1 times');
});

test('EditableText.tsx: selecting another node or disabling the editor ends the editing', () => {
  const App = loadSample('concepts/user-components/EditableText')['default'] as () => ReactElement<{
    resolver: { Text: FC<{ text: string }> };
  }>;
  const { resolver } = App().props;
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
