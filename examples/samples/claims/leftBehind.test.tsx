/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Node, NodeTree } from '@craftjs/core';
import { Box, cleanUp, createEditor, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims about a linked node that is still selected after an undo has removed its owner.

beforeEach(muteConsole);
afterEach(cleanUp);

const Owner = () => <Element id="body" is={Box} canvas />;

/** An editor with one text on its page, and a selected linked node that isn't on it. */
function leaveBehind() {
  const editor = createEditor(page(<Text />), { resolver: { Box, Text, Owner } });
  const parse = (element: JSX.Element) => editor.hook().query.parseReactElement(element).toNodeTree();
  editor.run(({ actions }) => actions.addNodeTree(parse(<Owner />), ROOT_NODE));
  const linked = editor.hook().query.node(editor.at(1)).linkedNodes();
  editor.run(({ actions }) => actions.selectNode(linked));
  editor.run(({ actions }) => actions.history.undo());
  const { query } = editor.hook();
  expect(query.getEvent('selected').all()).toEqual(linked);
  expect(query.node(ROOT_NODE).descendants(true)).not.toContain(linked[0]);
  return { ...editor, parse };
}

test('docs/recipes/add-without-dragging.mdx: a new text goes to the end of the page', () => {
  const { hook, parse } = leaveBehind();
  const { findPlace } = loadSample('recipes/add-without-dragging/findPlace') as {
    findPlace: (query: Hook['query'], added: Node | undefined) => object;
  };
  const { nodes, rootNodeId } = parse(<Text />);
  expect(findPlace(hook().query, nodes[rootNodeId])).toEqual({ parent: ROOT_NODE, index: 1 });
});

test('docs/recipes/templates.mdx: a pasted text goes to the end of the page', () => {
  const { run, at, parse } = leaveBehind();
  const { pasteTree } = loadSample('recipes/templates/pasteTree') as {
    pasteTree: (editor: Hook, tree: NodeTree) => boolean;
  };
  const tree = parse(<Text />);
  expect(run((editor) => pasteTree(editor, tree))).toBe(true);
  expect(at(1)).toBe(tree.rootNodeId);
});
