/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createPortal } from 'react-dom';
import { ROOT_NODE, useNode } from '@craftjs/core';
import { cleanUp, createEditor, dragTo, fire, muteConsole, page, type TestEditor, Text } from './editor';

// Claims of docs/concepts/drag-and-drop.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const createTexts = (...all: string[]) =>
  createEditor(page(...all.map((text) => <Text key={text} text={text} />)), { resolver: { Text } });
const threeTexts = () => createTexts('1', '2', '3');
const shown = (editor: TestEditor) => editor.find('main').textContent;
const ids = (editor: TestEditor) => [0, 1, 2].map((index) => editor.at(index));
const paragraph = (editor: TestEditor, number: number) => editor.find(`p:nth-of-type(${number})`);
const press = (target: HTMLElement, fields: object = {}) =>
  ['mousedown', 'click'].forEach((type) => fire(target, type, fields));
const dragged = (editor: TestEditor) => editor.hook().query.getEvent('dragged').all();

test('after the mouse has left the page, the node still moves to the last place of the indicator', () => {
  const editor = threeTexts();
  const first = paragraph(editor, 1);
  fire(first, 'dragstart');
  fire(editor.find('main'), 'dragover', { clientX: 1, clientY: 1 });
  fire(editor.find('main'), 'dragleave');
  fire(document.body, 'dragover');
  fire(first, 'dragend');
  expect(shown(editor)).toBe('231');
});

test('nodes that were selected by code are dragged alone, and clicked ones together', () => {
  const editor = threeTexts();
  const [one = '', two = ''] = ids(editor);
  editor.run(({ actions }) => actions.selectNode([one, two]));
  fire(paragraph(editor, 1), 'mousedown');
  fire(paragraph(editor, 1), 'dragstart');
  expect(dragged(editor)).toEqual([one]);
  fire(paragraph(editor, 1), 'dragend');

  press(paragraph(editor, 1));
  press(paragraph(editor, 2), { metaKey: true });
  fire(paragraph(editor, 1), 'mousedown');
  fire(paragraph(editor, 1), 'dragstart');
  expect(dragged(editor)).toEqual([one, two]);
});

test('nodes moved down within their parent can end up apart', () => {
  const editor = createTexts('1', '2', '3', '4');
  const [one = '', two = ''] = ids(editor);
  editor.run(({ actions }) => actions.move([one, two], ROOT_NODE, 3));
  expect(shown(editor)).toBe('3142');
});

test('a handle outside the node drags it, unless code has replaced the selection since the last click', () => {
  const Handled = ({ text }: { text: string }) => {
    const { connectors } = useNode();
    return (
      <p ref={(el) => void (el && connectors.connect(el))}>
        {text}
        {createPortal(
          <i className={`handle-${text}`} ref={(el) => void (el && connectors.drag(el))} />,
          document.body,
        )}
      </p>
    );
  };
  const editor = createEditor(page(<Handled text="1" />, <Handled text="2" />), { resolver: { Handled } });
  const [one = '', two = ''] = ids(editor);
  const handle = document.querySelector<HTMLElement>('.handle-1');
  if (!handle) throw new Error('There is no handle');
  const start = () => {
    fire(handle, 'mousedown');
    fire(handle, 'dragstart');
    const nodes = dragged(editor);
    fire(handle, 'dragend');
    return nodes;
  };
  expect(start()).toEqual([one]);
  press(paragraph(editor, 1));
  editor.run(({ actions }) => actions.selectNode(two));
  expect(start()).toEqual([two]);
});

test('isDroppable leaves out canDrag', () => {
  const Fixed = () => <Text text="fixed" />;
  Fixed.craft = { rules: { canDrag: () => false } };
  const editor = createEditor(page(<Fixed />), { resolver: { Fixed } });
  const { query } = editor.hook();
  const id = editor.at(0);
  expect([query.node(ROOT_NODE).isDroppable(id), query.node(id).isDraggable()]).toEqual([true, false]);
});

test('a drop at the place where the node was changes nothing', () => {
  const editor = threeTexts();
  dragTo(editor.find('p'), editor.find('p'));
  // jsdom has no layout, so every drop is after the last node.
  expect(shown(editor)).toBe('231');
  dragTo(paragraph(editor, 3), paragraph(editor, 3));
  expect(shown(editor)).toBe('231');
  editor.run(({ actions }) => actions.history.undo());
  expect([shown(editor), editor.hook().query.history.canUndo()]).toEqual(['123', false]);
});
