/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { NodeTree } from '@craftjs/core';
import {
  Box,
  cleanUp,
  createEditor,
  fire,
  type Hook,
  muteConsole,
  page,
  type TestEditor,
  Text,
} from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/history.mdx about changes that share a step, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Box, Text };
const set = (text: string) => (props: { text?: string }) => void (props.text = text);
const textOf = (editor: TestEditor, id: string) =>
  editor.hook().query.node(id).get().data.props['text'] as string;
const undo = (editor: TestEditor) => editor.run(({ actions }) => actions.history.undo());
const stacks = (editor: TestEditor) => {
  const { history } = editor.hook().query;
  return { canUndo: history.canUndo(), canRedo: history.canRedo() };
};

test('typing into TextField quickly is one step, and a pause of 500 ms starts another', () => {
  const { TextField } = loadSample('concepts/history/TextField') as { TextField: () => JSX.Element };
  const Field: FC<{ text?: string }> = () => <TextField />;
  const editor = createEditor(page(<Field text="" />), { resolver: { Field } });
  const input = () => editor.find('input') as HTMLInputElement;
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
    fire(input(), 'input');
  };
  const start = Date.now();
  for (const [after, text] of [
    [0, 'a'],
    [200, 'ab'],
    [499, 'abc'],
    [500, 'abcd'],
  ] as const) {
    jest.useFakeTimers({ now: start + after });
    type(text);
  }
  jest.useRealTimers();
  const undone = [1, 2].map(() => {
    undo(editor);
    return input().value;
  });
  expect([...undone, stacks(editor).canUndo]).toEqual(['abc', '', false]);
});

test('merge() joins an older step if the call before it changed nothing', () => {
  const editor = createEditor(page(<Text text="0" />), { resolver });
  const id = editor.at(0);
  const changeTwice = (first: string, second: string) =>
    editor.run(({ actions }) => {
      actions.setProp(id, set(first));
      actions.history.merge().setProp(id, set(second));
    });
  const undone = () => {
    undo(editor);
    return textOf(editor, id);
  };
  editor.run(({ actions }) => actions.setProp(id, set('1')));
  changeTwice('2', '3');
  expect(undone()).toBe('1');
  changeTwice('1', '3');
  expect(undone()).toBe('0');
});

test.each([
  ['merge()', 1, (history: Hook['actions']['history']) => history.merge()],
  ['throttle()', 1, (history: Hook['actions']['history']) => history.throttle(500)],
  [
    'throttle(), with only an older step left',
    2,
    (history: Hook['actions']['history']) => history.throttle(500),
  ],
])(
  'a change through %s that finds no step to join becomes one, and nothing can be redone',
  (_, count, join) => {
    const editor = createEditor(page(<Text />), { resolver });
    const id = editor.at(0);
    for (let step = 1; step <= count; step++)
      editor.run(({ actions }) => actions.setProp(id, set(String(step))));
    undo(editor);
    expect(stacks(editor)).toEqual({ canUndo: count > 1, canRedo: true });
    jest.useFakeTimers({ now: Date.now() + 5000 });
    editor.run(({ actions }) => join(actions.history).setProp(id, set('joined')));
    jest.useRealTimers();
    expect(stacks(editor)).toEqual({ canUndo: true, canRedo: false });
  },
);

test('a redo overwrites a change made after the undo only if both change the same value', () => {
  const editor = createEditor(page(<Text text="0" />), { resolver });
  const id = editor.at(0);
  const ignore = (change: (props: { text?: string; other?: string }) => void) =>
    editor.run(({ actions }) => actions.history.ignore().setProp(id, change));
  editor.run(({ actions }) => actions.setProp(id, set('recorded')));
  undo(editor);
  ignore((props) => void (props.other = 'kept'));
  ignore(set('overwritten'));
  editor.run(({ actions }) => actions.history.redo());
  expect(editor.hook().query.node(id).get().data.props).toEqual({ text: 'recorded', other: 'kept' });
});

describe('undoing a change of a node that was then deleted through ignore()', () => {
  type Change = (hook: Hook, ids: { text: string; box: string }) => void;
  const undoAfter = (change: Change) => {
    const box = <Element is={Box} canvas />;
    const editor = createEditor(page(<Text />, <Text text="old" />, box), { resolver });
    const ids = { text: editor.at(0), box: editor.at(2) };
    const other = editor.at(1);
    editor.run(({ actions }) => actions.setProp(other, set('step before')));
    editor.run((hook) => change(hook, ids));
    editor.run(({ actions }) => actions.history.ignore().delete(ids.text));
    undo(editor);
    return { editor, other };
  };

  test('unmounts the editor after a move within one parent', () => {
    const { editor } = undoAfter(({ actions }, { text }) => actions.move(text, ROOT_NODE, 2));
    expect(editor.crash()).toContain("(reading 'children')");
  });

  test.each<[string, Change]>([
    ['move to another parent', ({ actions }, { text, box }) => actions.move(text, box, 0)],
    ['setProp', ({ actions }, { text }) => actions.setProp(text, set('new'))],
  ])('undoes the step before instead after a %s', (_, change) => {
    const { editor, other } = undoAfter(change);
    expect([editor.crash(), textOf(editor, other)]).toEqual([undefined, 'old']);
    expect(stacks(editor)).toEqual({ canUndo: false, canRedo: true });
  });
});

describe('the actions that setState passes', () => {
  type Actions = Parameters<Parameters<Hook['actions']['setState']>[0]>[1];
  const setState = (
    work: (actions: Actions, ids: { old: string; added: string; tree: NodeTree }) => void,
  ) => {
    const editor = createEditor(page(<Text text="old" />, <Element is={Box} canvas />), { resolver });
    const tree = editor
      .hook()
      .query.parseReactElement(<Text text="new" />)
      .toNodeTree();
    const ids = { old: editor.at(0), added: tree.rootNodeId, tree };
    editor.run(({ actions }) => actions.setState((_, all) => work(all, ids)));
    return editor;
  };

  test('change the same draft in the same step', () => {
    const editor = setState((actions, { old, added, tree }) => {
      actions.delete(old);
      actions.addNodeTree(tree, ROOT_NODE);
      actions.setProp(added, set('changed'));
      actions.selectNode(added);
    });
    expect(editor.find('main').textContent).toBe('changed');
    undo(editor);
    expect([editor.find('main').textContent, stacks(editor).canUndo]).toEqual(['old', false]);
  });

  test.each<[string, (actions: Actions, id: string) => void, string]>([
    ['delete', (actions, id) => actions.delete(id), "(reading 'id')"],
    ['move', (actions, id) => actions.move(id, ROOT_NODE, 0), "(reading 'rules')"],
  ])('crash the editor with %s of a node added in the same callback', (_, work, message) => {
    const editor = setState((actions, { added, tree }) => {
      actions.addNodeTree(tree, ROOT_NODE);
      work(actions, added);
    });
    expect(editor.crash()).toContain(message);
  });

  test('crash the editor if one that calls another is destructured', () => {
    expect(setState((actions, { old }) => actions.selectNode(old)).crash()).toBeUndefined();
    expect(setState(({ selectNode }, { old }) => selectNode(old)).crash()).toContain(
      "(reading 'setNodeEvent')",
    );
  });
});
