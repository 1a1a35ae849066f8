/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { type DefaultEventHandlers, Element, ROOT_NODE, useEventHandler } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the recipe about several selected nodes.

beforeEach(muteConsole);
afterEach(cleanUp);

const { SelectionBar } = loadSample('recipes/multi-select/SelectionBar') as { SelectionBar: FC };
const { getTopmost } = loadSample('recipes/multi-select/topmost') as {
  getTopmost: (query: Hook['query'], selected: string[]) => string[];
};

/** A page with a text, and a box with another one; the root and the box are canvases. */
const createPage = () =>
  createEditor(
    page(
      <Text />,
      <Element is={Box} canvas>
        <Text />
      </Element>,
    ),
    { resolver: { Box, Text }, before: <SelectionBar /> },
  );
const press = (editor: ReturnType<typeof createPage>, name: string) => {
  const buttons = Array.from(document.querySelectorAll('button'));
  const button = buttons.find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button "${name}"`);
  fire(button, 'click');
  expect(editor.crash()).toBeUndefined();
};

test('getTopmost leaves out the root, and nodes inside another one', () => {
  const editor = createPage();
  const [text, box, inner] = [editor.at(0), editor.at(1), editor.at(1, 0)];
  const { query } = editor.hook();
  expect(getTopmost(query, [ROOT_NODE, inner, box, text])).toEqual([box, text]);
  expect(getTopmost(query, [inner])).toEqual([inner]);
});

test('with nothing selected, the buttons of the bar change nothing and add no undo step', () => {
  const editor = createPage();
  const before = editor.hook().query.serialize();
  for (const name of ['Bold', 'Delete', 'Undo']) press(editor, name);
  expect(editor.hook().query.serialize()).toBe(before);
  expect(editor.hook().query.history.canUndo()).toBe(false);
});

test('Delete removes a selection that holds a node, its ancestor and the root in one step', () => {
  const editor = createPage();
  const before = editor.hook().query.getSerializedNodes();
  editor.run(({ actions }) => actions.selectNode([ROOT_NODE, editor.at(1, 0), editor.at(1)]));
  press(editor, 'Delete');
  expect(Object.keys(editor.hook().query.getNodes())).toHaveLength(2);
  press(editor, 'Undo');
  expect(editor.hook().query.getSerializedNodes()).toEqual(before);
});

test('Bold changes only the selected texts, shows whether all are bold, and follows an undo', () => {
  const editor = createPage();
  const isPressed = () => editor.find('button').getAttribute('aria-pressed');
  editor.run(({ actions }) => actions.selectNode([editor.at(0), editor.at(1)]));
  press(editor, 'Bold');
  const { props } = editor.hook().query.node(editor.at(1)).get().data;
  expect([isPressed(), props['bold']]).toEqual(['true', undefined]);
  press(editor, 'Undo');
  expect(isPressed()).toBe('false');
});

test('an undo that takes a selected node off the page takes it out of the selection', () => {
  const editor = createPage();
  editor.run(({ actions, query }) => {
    const tree = query.parseReactElement(<Text />).toNodeTree();
    actions.addNodeTree(tree, ROOT_NODE);
    actions.selectNode([editor.at(0), tree.rootNodeId]);
  });
  press(editor, 'Undo');
  expect(editor.hook().query.getEvent('selected').all()).toEqual([editor.at(0)]);
});

test('if isMultiSelectEnabled always returns true, clicks without a key add nodes and remove them', () => {
  const Always = () => {
    (useEventHandler() as DefaultEventHandlers).options.isMultiSelectEnabled = () => true;
    return null;
  };
  const editor = createEditor(page(<Text />, <Text />), { resolver: { Text }, before: <Always /> });
  const [first, second] = [editor.find('p'), editor.find('p + p')];
  const counts = [first, second, first].map((target) => {
    for (const type of ['mousedown', 'click']) fire(target, type);
    return editor.hook().query.getEvent('selected').size() as number;
  });
  expect(counts).toEqual([1, 2, 1]);
});

describe('what the editor remembers as selected', () => {
  const { CtrlSelect } = loadSample('recipes/multi-select/CtrlSelect') as { CtrlSelect: FC };
  const { RememberSelection } = loadSample('recipes/multi-select/RememberSelection') as {
    RememberSelection: FC;
  };
  /** Three texts, with or without the component, which updates the list before each click. */
  const createTexts = (isUpdated: boolean) => {
    const editor = createEditor(page(<Text />, <Text />, <Text />), {
      resolver: { Text },
      before: (
        <>
          <CtrlSelect />
          {isUpdated && <RememberSelection />}
        </>
      ),
    });
    const text = (index: number) => editor.hook().query.node(editor.at(index)).get().dom as HTMLElement;
    const click = (index: number, ctrlKey = false) =>
      ['mousedown', 'click'].forEach((type) => fire(text(index), type, { ctrlKey }));
    const drag = (index: number) => {
      fire(text(index), 'mousedown');
      fire(text(index), 'dragstart');
      const count = editor.hook().query.getEvent('dragged').size() as number;
      fire(text(index), 'dragend');
      return count;
    };
    const selected = () => editor.hook().query.getEvent('selected').all() as string[];
    return { editor, click, drag, selected };
  };

  test.each([
    [true, 2],
    [false, 1],
  ])('after selectNode with two ids, a drag (updated: %s) moves %i', (isUpdated, count) => {
    const { editor, drag } = createTexts(isUpdated);
    editor.run(({ actions }) => actions.selectNode([editor.at(0), editor.at(1)]));
    expect(drag(0)).toBe(count);
  });

  test.each([
    [true, 2],
    [false, 1],
  ])('after an undo brings back two selected nodes, a drag (updated: %s) moves %i', (isUpdated, count) => {
    const { editor, click, drag } = createTexts(isUpdated);
    const [first, second] = [editor.at(0), editor.at(1)];
    click(0);
    click(1, true);
    editor.run(({ actions }) => actions.delete([first, second]));
    click(0);
    editor.run(({ actions }) => actions.history.undo());
    expect(drag(0)).toBe(count);
  });

  test.each([true, false])('after a drag, a click with Ctrl (updated: %s) adds a node', (isUpdated) => {
    const { editor, click, drag, selected } = createTexts(isUpdated);
    click(0);
    drag(1);
    click(0, true);
    expect(selected()).toEqual(isUpdated ? [editor.at(1), editor.at(0)] : [editor.at(1)]);
  });

  test('with the list up to date, clicks with Ctrl still remove nodes, and a plain click selects one', () => {
    const { editor, click, selected } = createTexts(true);
    click(0);
    click(1, true);
    click(2, true);
    click(1, true);
    expect(selected()).toEqual([editor.at(0), editor.at(2)]);
    click(2);
    expect(selected()).toEqual([editor.at(2)]);
  });
});
