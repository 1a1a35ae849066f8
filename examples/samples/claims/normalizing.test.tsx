/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FC, type ReactElement, StrictMode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { EditorState, Options } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/normalizing.mdx about removed nodes and the history, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const { removeNode } = loadSample('concepts/normalizing/removeNode') as {
  removeNode: (state: EditorState, id: string) => void;
};
const Owner = () => <Element id="region" is={Box} canvas children={<Text text="inside" />} />;
const resolver = { Box, Owner, Text };

const normalizeWith = (editor: TestEditor, normalizeNodes: Options['normalizeNodes']) =>
  editor.run(({ actions }) =>
    actions.setOptions((options) => void (options.normalizeNodes = normalizeNodes)),
  );
const setText = ({ run }: TestEditor, id: string, text: string, isIgnored = false) =>
  run(({ actions }) => {
    const { setProp } = isIgnored ? actions.history.ignore() : actions;
    setProp(id, (props) => void (props['text'] = text));
  });
const undo = ({ run }: TestEditor) => run(({ actions }) => actions.history.undo());
const countNodes = ({ hook }: TestEditor) => Object.keys(hook().query.getNodes()).length;

test.each<[string, (state: EditorState, owner: string) => void, string | undefined]>([
  [
    'a linked node, also from its owner, unmounts the editor',
    (state, owner) => {
      const { linkedNodes } = state.nodes[owner]?.data ?? {};
      removeNode(state, linkedNodes?.['region'] ?? '');
      delete linkedNodes?.['region'];
    },
    "(reading 'children')",
  ],
  ['the owner removes its linked node, too', removeNode, undefined],
])('removing %s', (_, remove, crash) => {
  const editor = createEditor(page(<Owner />, <Text />), { resolver });
  const owner = editor.at(0);
  expect(countNodes(editor)).toBe(5);
  normalizeWith(editor, (state) => {
    if (state.nodes[owner]) remove(state, owner);
  });
  setText(editor, editor.at(1), 'new');
  if (crash) expect(editor.crash()).toContain(crash);
  else expect([editor.crash(), countNodes(editor)]).toEqual([undefined, 2]);
});

test('what a normalizer changes for an ignored action is no step, and what it changes for another one is undone', () => {
  const editor = createEditor(page(<Text text="" />, <Text text="" />), { resolver });
  const ids = [editor.at(0), editor.at(1)] as [string, string];
  const texts = () => ids.map((id) => editor.hook().query.node(id).get().data.props['text'] as string);
  normalizeWith(editor, ({ nodes }) => {
    const [from, to] = ids.map((id) => nodes[id]?.data.props);
    if (from && to) to['text'] = from['text'];
  });
  setText(editor, ids[0], 'recorded');
  expect(texts()).toEqual(['recorded', 'recorded']);
  undo(editor);
  expect(texts()).toEqual(['', '']);
  setText(editor, ids[0], 'ignored', true);
  expect([...texts(), editor.hook().query.history.canUndo()]).toEqual(['ignored', 'ignored', false]);
});

test('an undo can unmount the editor after a normalizer has removed a node for an ignored action', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const id = editor.at(0);
  normalizeWith(editor, (state) => {
    if (state.nodes[id]?.data.props['text'] === 'remove') removeNode(state, id);
  });
  for (const text of ['1', '2', '3']) setText(editor, id, text);
  setText(editor, id, 'remove', true);
  expect([editor.crash(), countNodes(editor)]).toEqual([undefined, 1]);
  undo(editor);
  expect(editor.crash()).toContain('Cannot apply patch');
});

test.each([
  ['can run more often than there are actions', true],
  ['runs once for each action without it', false],
])('in strict mode, a normalizer %s', (_, isStrict) => {
  const strictly = (editor: ReactElement) => <StrictMode>{editor}</StrictMode>;
  const editor = createEditor(page(<Text />), { resolver, ...(isStrict && { around: strictly }) });
  let runs = 0;
  normalizeWith(editor, () => void runs++);
  editor.run(({ actions }) => {
    for (const text of ['1', '2'])
      actions.setProp(
        editor.hook().query.node(ROOT_NODE).childNodes(),
        (props) => void (props['text'] = text),
      );
  });
  expect(runs > 2).toBe(isStrict);
  expect(runs).toBeGreaterThanOrEqual(2);
});

const { removeEmpty } = loadSample('concepts/normalizing/removeEmpty') as {
  removeEmpty: Options['normalizeNodes'];
};

test('removeEmpty keeps the empty containers of a page that is loaded, and undo the selection', () => {
  const Container: FC = ({ children }) => <section>{children}</section>;
  const editor = createEditor(page(<Element is={Container} canvas />, <Text text="last" />), {
    resolver: { Container, Text },
  });
  normalizeWith(editor, removeEmpty);
  const { query } = editor.hook();
  const [container, text, saved] = [editor.at(0), editor.at(1), query.serialize()];
  editor.run(({ actions }) => actions.move(text, container, 0));
  editor.run(({ actions }) => actions.deserialize(saved));
  expect(query.serialize()).toBe(saved);
  editor.run(({ actions }) => actions.move(text, container, 0));
  editor.run(({ actions }) => actions.selectNode(container));
  editor.run(({ actions }) => actions.move(text, ROOT_NODE, 1));
  expect(editor.at(0)).toBe(text);
  editor.run(({ actions }) => actions.selectNode(text));
  editor.run(({ actions }) => actions.history.undo());
  expect(query.getEvent('selected').all()).toEqual([container]);
});

test.each([
  ['adding first', undefined],
  ['deleting first', 'Invariant failed'],
])('replacing the only child of a container by %s, with removeEmpty', (order, crash) => {
  const Container: FC = ({ children }) => <section>{children}</section>;
  const only = (
    <Element is={Container} canvas>
      <Text text="only" />
    </Element>
  );
  const editor = createEditor(page(only), { resolver: { Container, Text } });
  normalizeWith(editor, removeEmpty);
  const [container, child] = [editor.at(0), editor.at(0, 0)];
  const tree = editor
    .hook()
    .query.parseReactElement(<Text text="new" />)
    .toNodeTree();
  editor.run(({ actions: { history, ...actions } }) => {
    if (order === 'adding first') {
      actions.addNodeTree(tree, container, 0);
      history.merge().delete(child);
    } else {
      actions.delete(child);
      history.merge().addNodeTree(tree, container, 0);
    }
  });
  if (crash) expect(editor.crash()).toMatch(crash);
  else expect(editor.find('section').textContent).toBe('new');
});
