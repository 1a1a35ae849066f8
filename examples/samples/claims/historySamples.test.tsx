/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Element } from '@craftjs/core';
import type { Node, NodeTree } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/history.mdx about its samples, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('the buttons of UndoRedo follow the history of App, and revert and repeat a click', () => {
  const { default: App } = loadSample('concepts/history/App') as { default: FC };
  const container = document.body.appendChild(document.createElement('div'));
  act(() => void render(<App />, container));
  const buttons = () => [...container.querySelectorAll('button')];
  const shown = () => buttons().map(({ textContent, disabled }) => (disabled ? 'disabled' : textContent));
  const click = (index: number) => {
    fire(buttons()[index] ?? container, 'click');
    return shown();
  };
  expect(shown()).toEqual(['disabled', 'disabled', 'Likes: 0']);
  expect(click(2)).toEqual(['Undo', 'disabled', 'Likes: 1']);
  expect(click(0)).toEqual(['disabled', 'Redo', 'Likes: 0']);
  expect(click(1)).toEqual(['Undo', 'disabled', 'Likes: 1']);
  act(() => void unmountComponentAtNode(container));
  container.remove();
});

type Replace = (id: string, tree: NodeTree) => void;
const { useReplaceNode } = loadSample('concepts/history/useReplaceNode') as { useReplaceNode: () => Replace };

const Pair = ({ children }: { children?: ReactNode }) => <Box>{children}</Box>;
Pair.craft = {
  isCanvas: true,
  rules: { canMoveIn: (added: Node[], self: Node) => self.data.nodes.length + added.length <= 2 },
};
const Owner = () => <Element id="region" is={Box} canvas />;
const resolver = { Box, Owner, Pair, Text };

function createReplacer() {
  let replaceNode: Replace = () => {};
  const Replacer = () => {
    replaceNode = useReplaceNode();
    return null;
  };
  const content = page(
    <Text text="1" />,
    <Pair>
      <Text text="2" />
      <Text text="3" />
    </Pair>,
    <section>
      <p>4</p>
    </section>,
    <Owner />,
  );
  const editor = createEditor(content, { resolver, panel: () => <Replacer /> });
  const replace = (id: string) => {
    editor.run(({ query }) => replaceNode(id, query.parseReactElement(<Text text="new" />).toNodeTree()));
    return [editor.find('main').textContent, editor.hook().query.history.canUndo()];
  };
  return { editor, replace };
}

test('useReplaceNode replaces a node in its place and in one step', () => {
  const { editor, replace } = createReplacer();
  expect(replace(editor.at(0))).toEqual(['new234', true]);
  editor.run(({ actions }) => actions.history.undo());
  expect([editor.find('main').textContent, editor.hook().query.history.canUndo()]).toEqual(['1234', false]);
});

test('useReplaceNode does nothing for the root, a linked node, an unknown one, a full parent or one that is no canvas', () => {
  const { editor, replace } = createReplacer();
  const linked = editor.hook().query.node(editor.at(3)).linkedNodes();
  for (const id of ['ROOT', ...linked, 'gone', editor.at(1, 0), editor.at(2, 0)])
    expect(replace(id)).toEqual(['1234', false]);
  expect([linked.length, editor.crash()]).toEqual([1, undefined]);
});

test('useReplaceNode does nothing for linked nodes that an undone addition has left behind', () => {
  const { editor, replace } = createReplacer();
  const { query } = editor.hook();
  editor.run(({ actions }) => actions.addNodeTree(query.parseReactElement(<Owner />).toNodeTree(), 'ROOT'));
  const [linked = ''] = query.node(editor.at(4)).linkedNodes();
  editor.run(({ actions }) => actions.history.undo());
  expect(Object.keys(query.getNodes())).toContain(linked);
  expect(replace(linked)).toEqual(['1234', false]);
});
