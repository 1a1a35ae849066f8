/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { NodeTree } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/history.mdx about changes that share a step, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };

test('merge() joins an older step if the call before it changed nothing', () => {
  const editor = createEditor(page(<Text text="0" />), { resolver });
  const id = editor.at(0);
  const set = (text: string) => (props: { text?: string }) => void (props.text = text);
  const text = () => editor.hook().query.node(id).get().data.props['text'] as string;
  const changeTwice = (first: string, second: string) =>
    editor.run(({ actions }) => {
      actions.setProp(id, set(first));
      actions.history.merge().setProp(id, set(second));
    });
  const undo = () => {
    editor.run(({ actions }) => actions.history.undo());
    return text();
  };
  editor.run(({ actions }) => actions.setProp(id, set('1')));
  changeTwice('2', '3');
  expect(undo()).toBe('1');
  changeTwice('1', '3');
  expect(undo()).toBe('0');
});

test('a node is replaced in its place and in one step, and the root is left alone', () => {
  const { useReplaceNode } = loadSample('concepts/history/useReplaceNode') as {
    useReplaceNode: () => (id: string, tree: NodeTree) => void;
  };
  let replaceNode: (id: string, tree: NodeTree) => void = () => {};
  const Replacer = () => {
    replaceNode = useReplaceNode();
    return null;
  };
  const editor = createEditor(page(<Text text="one" />, <Text text="two" />), {
    resolver,
    panel: () => <Replacer />,
  });
  const replace = (id: string) =>
    editor.run(({ query }) => replaceNode(id, query.parseReactElement(<Text text="new" />).toNodeTree()));
  const texts = () => editor.find('main').textContent;
  replace(editor.at(0));
  expect(texts()).toBe('newtwo');
  editor.run(({ actions }) => actions.history.undo());
  expect([texts(), editor.hook().query.history.canUndo()]).toEqual(['onetwo', false]);
  replace('ROOT');
  expect([texts(), editor.crash()]).toEqual(['onetwo', undefined]);
});
