/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReactElement, ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Node, NodeTree, Options } from '@craftjs/core';
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
  uncaughtIn,
} from './editor';
import { loadSample } from './sample';

// Claims about a linked node that is still selected after an undo has removed its owner.

beforeEach(muteConsole);
afterEach(cleanUp);

const Owner = () => (
  <Element id="body" is={Box} canvas>
    <Text />
  </Element>
);

/** An editor whose page has a text and an owner with a selected linked node. */
function selectLinked(setup: Parameters<typeof createEditor>[1] = {}) {
  const editor = createEditor(page(<Text />), { ...setup, resolver: { Box, Text, Owner } });
  const parse = (element: JSX.Element) => editor.hook().query.parseReactElement(element).toNodeTree();
  editor.run(({ actions }) => actions.addNodeTree(parse(<Owner />), ROOT_NODE));
  const linked = editor.hook().query.node(editor.at(1)).linkedNodes();
  editor.run(({ actions }) => actions.selectNode(linked));
  return { ...editor, parse, linked: linked[0] ?? '' };
}

/** An editor with one text on its page, and a selected linked node that isn't on it. */
function leaveBehind(panel?: () => ReactNode) {
  const editor = selectLinked(panel && { panel });
  editor.run(({ actions }) => actions.history.undo());
  const { query } = editor.hook();
  expect(query.getEvent('selected').all()).toEqual([editor.linked]);
  expect(query.node(ROOT_NODE).descendants(true)).not.toContain(editor.linked);
  return editor;
}

test('docs/api/helpers.mdx: three helpers throw for the linked node, and ancestors(true) lacks ROOT', () => {
  const { hook, linked } = leaveBehind();
  const node = hook().query.node(linked);
  for (const name of ['isLinkedNode', 'isTopLevelNode', 'isDeletable'] as const)
    expect(() => node[name]()).toThrow(TypeError);
  expect(node.ancestors(true)).not.toContain(ROOT_NODE);
});

test('docs/action-errors.mdx: removeNode deletes a text of the page, and ignores the linked node', () => {
  const { run, at, hook, linked } = leaveBehind();
  const { removeNode } = loadSample('action-errors/removeNode') as {
    removeNode: (editor: Hook, id?: string) => void;
  };
  const text = at(0);
  for (const id of [undefined, ROOT_NODE, linked, text, text]) run((editor) => removeNode(editor, id));
  expect(Object.keys(hook().query.getNodes())).toEqual(expect.arrayContaining([ROOT_NODE, linked]));
  expect(hook().query.node(ROOT_NODE).childNodes()).toEqual([]);
});

test('docs/recipes/add-without-dragging.mdx: a new text goes to the end of the page', () => {
  const { hook, parse } = leaveBehind();
  const { findPlace } = loadSample('recipes/add-without-dragging/findPlace') as {
    findPlace: (query: Hook['query'], added: Node | undefined) => object;
  };
  const { nodes, rootNodeId } = parse(<Text />);
  expect(findPlace(hook().query, nodes[rootNodeId])).toEqual({ parent: ROOT_NODE, index: 1 });
});

test('docs/recipes/copy-paste.mdx: a pasted text goes to the end of the page', () => {
  const { run, at, parse } = leaveBehind();
  const { pasteTree } = loadSample('recipes/copy-paste/pasteTree') as {
    pasteTree: (editor: Hook, tree: NodeTree) => boolean;
  };
  const tree = parse(<Text />);
  expect(run((editor) => pasteTree(editor, tree))).toBe(true);
  expect(at(1)).toBe(tree.rootNodeId);
});

test('docs/recipes/add-without-dragging.mdx: MoveInto offers no container to a text in the linked node', () => {
  const { MoveInto } = loadSample('recipes/add-without-dragging/MoveInto') as {
    MoveInto: (props: { say: () => void }) => JSX.Element;
  };
  const editor = leaveBehind(() => <MoveInto say={() => {}} />);
  const places = () => editor.find('select').querySelectorAll('option[value]:not([value=""])').length;
  const [inner = ''] = editor.hook().query.node(editor.linked).childNodes();
  editor.run(({ actions }) => actions.addNodeTree(editor.parse(<Element is={Box} canvas />), ROOT_NODE));
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  expect(places()).toBe(1);
  editor.run(({ actions }) => actions.selectNode(inner));
  expect(places()).toBe(0);
});

test('docs/concepts/editor-components.mdx: the settings panel mounts, and shows nothing of the linked node', () => {
  const { SettingsPanel } = loadSample('concepts/editor-components/SettingsPanel') as {
    SettingsPanel: () => JSX.Element;
  };
  let isShown = false;
  const editor = leaveBehind(() => isShown && <SettingsPanel />);
  isShown = true;
  editor.rerender();
  const shown = () => [editor.crash(), editor.find('aside').textContent];
  expect(shown()).toEqual([undefined, 'Nothing is selected.']);
  // The owner comes back with another linked node.
  editor.run(({ actions }) => actions.history.redo());
  expect(editor.hook().query.getEvent('selected').all()).toEqual([editor.linked]);
  expect(shown()).toEqual([undefined, 'Nothing is selected.']);
  editor.run(({ actions }) => actions.selectNode(ROOT_NODE));
  expect(editor.find('aside h2').textContent).toBe('main');
});

test('docs/guides/tutorial-editing.mdx: the Delete key of Shortcuts leaves the linked node alone', () => {
  const { Shortcuts } = loadSample('guides/tutorial-editing/src/Shortcuts') as {
    Shortcuts: () => JSX.Element;
  };
  const editor = leaveBehind(() => <Shortcuts />);
  editor.run(({ actions }) => actions.selectNode([editor.at(0), editor.linked]));
  expect(uncaughtIn(() => fire(document.body, 'keydown', { key: 'Delete' }))).toEqual([]);
  expect(editor.hook().query.node(ROOT_NODE).childNodes()).toEqual([]);
});

const isDisabled = ({ find }: TestEditor) => (find('button') as HTMLButtonElement).disabled;

test('docs/recipes/multi-select.mdx: getTopmost leaves out the linked node', () => {
  const { getTopmost } = loadSample('recipes/multi-select/topmost') as {
    getTopmost: (query: Hook['query'], selected: string[]) => string[];
  };
  const editor = leaveBehind();
  const text = editor.at(0);
  expect(getTopmost(editor.hook().query, [editor.linked, text])).toEqual([text]);
});

/** Of the text and then of the linked node: a collector that throws for the latter keeps the earlier state. */
const disabledStates = (editor: ReturnType<typeof leaveBehind>) =>
  [editor.at(0), editor.linked].map((id) => {
    editor.run(({ actions }) => actions.selectNode(id));
    return isDisabled(editor);
  });

test('docs/api/nodetree.mdx: the Duplicate button is enabled for the text and disabled for the linked node', () => {
  const { default: CloneTree } = loadSample('api/nodetree/CloneTree') as { default: () => ReactElement };
  const { children } = CloneTree().props as { children: ReactElement[] };
  const editor = leaveBehind(() => children[0]);
  expect(disabledStates(editor)).toEqual([false, true]);
});

test('docs/api/node.mdx: the Copy button is enabled for the text and disabled for the linked node', () => {
  const { CopyLeaf } = loadSample('api/node/CopyLeaf') as { CopyLeaf: () => JSX.Element };
  const editor = leaveBehind(() => <CopyLeaf />);
  expect(disabledStates(editor)).toEqual([false, true]);
});

test('docs/recipes/floating-toolbar.mdx: the toolbar of the linked node disappears without an error', () => {
  // jsdom has no layout, so nothing is observed.
  class Observer {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
  const onRender = loadSample('recipes/floating-toolbar/WithToolbar')['WithToolbar'] as Options['onRender'];
  const editor = selectLinked({ options: { onRender } });
  const toolbars = () =>
    [...document.querySelectorAll('[role=group]')].map((bar) => bar.getAttribute('aria-label'));
  expect(toolbars()).toEqual(['Selected: Box']);
  editor.run(({ actions }) => actions.history.undo());
  expect([toolbars(), editor.crash()]).toEqual([[], undefined]);
  expect(console.warn).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});
