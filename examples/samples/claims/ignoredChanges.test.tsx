/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT_NODE } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page, Text } from './editor';

// Claims of docs/recipes/images.mdx and docs/troubleshooting.mdx about changes that the history ignores, checked in
// the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Box, Text };

test('what ignore sets after an addition is lost when the addition is undone and redone', () => {
  const editor = createEditor(page(), { resolver });
  editor.run(({ actions, query }) =>
    actions.addNodeTree(query.parseReactElement(<Text />).toNodeTree(), ROOT_NODE),
  );
  const id = editor.at(0);
  const text = () => editor.hook().query.node(id).get().data.props['text'];
  editor.run(({ actions }) =>
    actions.history.ignore().setProp(id, (props) => void (props['text'] = 'from the server')),
  );
  expect(text()).toBe('from the server');
  editor.run(({ actions }) => actions.history.undo());
  editor.run(({ actions }) => actions.history.redo());
  expect(text()).not.toBe('from the server');
  // What merge sets belongs to the same step, so the redo brings it back.
  editor.run(({ actions }) =>
    actions.history.merge().setProp(id, (props) => void (props['text'] = 'merged')),
  );
  editor.run(({ actions }) => actions.history.undo());
  editor.run(({ actions }) => actions.history.redo());
  expect(text()).toBe('merged');
});

test('a node that was deleted during an upload comes back without what the upload would have set', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const id = editor.at(0);
  const before = editor.hook().query.node(id).get().data.props;
  editor.run(({ actions }) => actions.delete(id));
  editor.run(({ actions, query }) => {
    if (query.getNodes()[id])
      actions.history.ignore().setProp(id, (props) => void (props['text'] = 'from the server'));
  });
  editor.run(({ actions }) => actions.history.undo());
  expect(editor.hook().query.node(id).get().data.props).toEqual(before);
});

test.each([
  ['three setProp steps unmounts the editor', 3, "Cannot apply patch, path doesn't resolve"],
  ['one setProp step fails silently', 1, undefined],
])('an undo after an ignored deletion of a node with %s', (_, steps, message) => {
  const editor = createEditor(page(<Text />), { resolver });
  const id = editor.at(0);
  for (let step = 1; step <= steps; step++)
    editor.run(({ actions }) => actions.setProp(id, (props) => void (props['text'] = String(step))));
  editor.run(({ actions }) => actions.history.ignore().delete(id));
  expect(editor.crash()).toBeUndefined();
  editor.run(({ actions }) => actions.history.undo());
  if (message) expect(editor.crash()).toContain(message);
  else expect(editor.crash()).toBeUndefined();
});
