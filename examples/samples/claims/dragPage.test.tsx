/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createPortal } from 'react-dom';
import { Element, ROOT_NODE, useNode } from '@craftjs/core';
import type { TestEditor } from './editor';
import { Box, cleanUp, createEditor, dragTo, fire, muteConsole, page, place, Text } from './editor';

// Claims of docs/concepts/drag-and-drop.mdx and docs/recipes/control-drops.mdx, checked in the published library.

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

test('clearEvents during a drag removes the line, and the node still moves', () => {
  const editor = threeTexts();
  const first = paragraph(editor, 1);
  fire(first, 'dragstart');
  fire(editor.find('main'), 'dragover', { clientX: 1, clientY: 1 });
  editor.run(({ actions }) => actions.clearEvents());
  expect([editor.hook().query.getState().indicator, shown(editor)]).toEqual([null, '123']);
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

test('a canvas that fills its parent canvas leaves no place beside that parent while the mouse is over both', () => {
  const editor = createEditor(
    page(
      <Element is={Box} canvas>
        <Element is={Box} canvas />
      </Element>,
      <Text />,
    ),
    { resolver: { Box, Text } },
  );
  const [outer, inner] = [editor.at(0), editor.at(0, 0)];
  place(editor, ROOT_NODE, 0, 0, 300, 300);
  place(editor, outer, 0, 0, 300, 100);
  const innerDom = place(editor, inner, 0, 0, 300, 100);
  fire(place(editor, editor.at(1), 0, 150, 300, 20), 'dragstart');
  const parents = [1, 50, 99].map((clientY) => {
    fire(innerDom, 'dragover', { clientX: 150, clientY });
    return editor.hook().query.getState().indicator?.placement.parent.id;
  });
  expect(parents).toEqual([outer, inner, outer]);
});

test.each([{ flexDirection: 'row-reverse' }, { direction: 'rtl' }])(
  'in a flex box with %j, the line is to the right of a node, and the drop to its left',
  (style) => {
    const editor = threeTexts();
    Object.assign(place(editor, ROOT_NODE, 0, 0, 300, 40).style, { display: 'flex', ...style });
    const [one = '', two = '', three = ''] = ids(editor);
    [one, two, three].forEach((id, index) => place(editor, id, 200 - 100 * index, 0, 100, 40));
    fire(paragraph(editor, 3), 'dragstart');
    fire(editor.find('main'), 'dragover', { clientX: 290, clientY: 20 });
    const line = [...document.querySelectorAll('div')].find(({ style: { zIndex } }) => zIndex === '99999');
    expect(line?.style.left).toBe('300px');
    fire(paragraph(editor, 3), 'dragend');
    // From right to left on the screen.
    expect(shown(editor)).toBe('132');
  },
);

test('on a right-to-left page, stacked nodes land where the line is', () => {
  const editor = threeTexts();
  place(editor, ROOT_NODE, 0, 0, 100, 120).style.direction = 'rtl';
  ids(editor).forEach((id, index) => place(editor, id, 0, 40 * index, 100, 40));
  fire(paragraph(editor, 3), 'dragstart');
  fire(editor.find('main'), 'dragover', { clientX: 50, clientY: 15 });
  const line = [...document.querySelectorAll('div')].find(({ style: { zIndex } }) => zIndex === '99999');
  expect(line?.style.top).toBe('0px');
  fire(paragraph(editor, 3), 'dragend');
  expect(shown(editor)).toBe('312');
});

test.each<[string, boolean, (editor: TestEditor) => EventTarget]>([
  ['an element around the page', true, (editor) => editor.find('main').parentElement as HTMLElement],
  ['the root', true, (editor) => editor.find('main')],
  ['the document', false, () => document],
  ['an element inside the page', false, (editor) => editor.find('section')],
])('a scroll of %s during a drag measures the children again: %s', (_, isMeasured, find) => {
  const nested = (
    <Element is={Box} canvas>
      <Text text="1" />
      <Text text="2" />
    </Element>
  );
  const editor = createEditor(page(nested), { resolver: { Box, Text } });
  const [box, one, two] = [editor.at(0), editor.at(0, 0), editor.at(0, 1)];
  place(editor, ROOT_NODE, 0, 0, 300, 300);
  const boxDom = place(editor, box, 0, 0, 300, 300);
  place(editor, one, 0, 100, 300, 40);
  place(editor, two, 0, 140, 300, 40);
  const indexAt = (clientY: number) => {
    fire(boxDom, 'dragover', { clientX: 150, clientY });
    const { index, where } = editor.hook().query.getState().indicator?.placement ?? { index: -1 };
    return index + (where === 'after' ? 1 : 0);
  };
  fire(paragraph(editor, 1), 'dragstart');
  expect(indexAt(130)).toBe(1);
  // The content has moved up by 80 pixels.
  place(editor, one, 0, 20, 300, 40);
  place(editor, two, 0, 60, 300, 40);
  find(editor).dispatchEvent(new Event('scroll'));
  expect(indexAt(131)).toBe(isMeasured ? 2 : 1);
  fire(paragraph(editor, 1), 'dragend');
});

test('a pressed node without drag is selected with its ancestor and moved beside it if the drag starts with Meta', () => {
  const Plain = () => {
    const { connectors } = useNode();
    return <i ref={(el) => void (el && connectors.connect(el))} />;
  };
  const dragWith = (fields: object) => {
    const editor = createEditor(
      page(
        <Element is={Box} canvas>
          <Plain />
        </Element>,
        <Text />,
      ),
      { resolver: { Box, Plain, Text } },
    );
    fire(editor.find('i'), 'mousedown', fields);
    fire(editor.find('i'), 'dragstart', fields);
    fire(editor.find('main'), 'dragover', { clientX: 1, clientY: 1 });
    fire(editor.find('section'), 'dragend', fields);
    const { query } = editor.hook();
    const namesOf = (all: string[]) => all.map((id) => query.node(id).get().data.name).sort();
    const names = [query.node(ROOT_NODE).childNodes(), query.getEvent('selected').all()].map(namesOf);
    cleanUp();
    return names;
  };
  expect(dragWith({})).toEqual([['Box', 'Text'], ['Box']]);
  expect(dragWith({ metaKey: true })).toEqual([
    ['Box', 'Plain', 'Text'],
    ['Box', 'Plain'],
  ]);
});
