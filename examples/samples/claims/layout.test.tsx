/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Indicator } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims about how layout decides between before and after, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

type Css = Partial<
  Pick<CSSStyleDeclaration, 'display' | 'flexDirection' | 'cssFloat' | 'margin' | 'overflow' | 'position'>
>;

/** jsdom has no layout, so the test says where the nodes are: two boxes of 100 by 40 px, one below the other. */
function dropAtTheLowerLeft(parent: Css, child: Css): string {
  const editor = createEditor(page(<Text text="1" />, <Text text="2" />), { resolver: { Text } });
  const { query } = editor.hook();
  const place = (id: string, style: Css, rect: DOMRect) => {
    const { dom } = query.node(id).get();
    if (!dom) throw new Error('The node is not connected');
    Object.assign(
      dom.style,
      { display: 'block', position: 'static', cssFloat: 'none', margin: '0px' },
      style,
    );
    dom.getBoundingClientRect = () => rect;
    return dom;
  };
  const root = place('ROOT', parent, new DOMRect(0, 0, 300, 300));
  const first = place(editor.at(0), child, new DOMRect(0, 0, 100, 40));
  place(editor.at(1), child, new DOMRect(0, 40, 100, 40));
  fire(first, 'dragstart');
  fire(root, 'dragover', { clientX: 10, clientY: 39 });
  const { index } = (query.getState().indicator as Indicator).placement;
  fire(first, 'dragend');
  // The point is in the lower half of the first node, and in its left half.
  return index === 1 ? 'stacked' : 'side by side';
}

test.each<[string, Css]>([
  ['stacked', {}],
  ['stacked', { display: 'flex', flexDirection: 'column' }],
  ['stacked', { display: 'inline-flex' }],
  ['stacked', { display: 'inline-grid' }],
  ['side by side', { display: 'flex' }],
  ['side by side', { display: 'flex', flexDirection: 'column-reverse' }],
  ['side by side', { display: 'grid' }],
  ['side by side', { cssFloat: 'left' }],
])('siblings count as %s in a parent with %j', (expected, css) => {
  expect(dropAtTheLowerLeft(css, {})).toBe(expected);
});

test.each<[string, Css]>([
  ['stacked', { position: 'relative' }],
  ['stacked', { display: 'table' }],
  ['stacked', { display: 'list-item' }],
  ['stacked', { display: 'flex' }],
  ['stacked', { display: 'grid' }],
  ['stacked', { cssFloat: 'left' }],
  ['side by side', { overflow: 'hidden' }],
  ['side by side', { position: 'absolute' }],
  ['side by side', { position: 'sticky' }],
  ['side by side', { display: 'inline' }],
  ['side by side', { display: 'inline-block' }],
  ['side by side', { display: 'flow-root' }],
])('siblings count as %s if they have %j', (expected, css) => {
  expect(dropAtTheLowerLeft({}, css)).toBe(expected);
});

test.each([
  ['first', '20px 0px'],
  ['second', '18px 0px'],
])('a point near the lower edge of 40 px is in the %s half with margins of %s', (half, margin) => {
  // The line is at 20 px plus half the sum of the margins.
  expect(dropAtTheLowerLeft({}, { margin })).toBe(half === 'second' ? 'stacked' : 'side by side');
});

/** Where a drop at this point goes in a flex box of 300 px with nodes at these places. */
function dropAmong(rects: DOMRect[], x: number, y: number, hidden?: number) {
  const { hook, run, at } = createEditor(page(...rects.map((_, index) => <Text key={index} />)), {
    resolver: { Text },
  });
  const { query } = hook();
  const place = (id: string, rect: DOMRect) => {
    const dom = query.node(id).get().dom as HTMLElement;
    Object.assign(dom.style, { display: id === 'ROOT' ? 'flex' : 'block', margin: '0px' });
    // An element that has left the document has no computed styles in browsers.
    if (!dom.isConnected) dom.style.margin = '';
    dom.getBoundingClientRect = () => rect;
  };
  if (hidden !== undefined) run(({ actions }) => actions.setHidden(at(hidden), true));
  place('ROOT', new DOMRect(0, 0, 300, 300));
  rects.forEach((rect, index) => place(at(index), index === hidden ? new DOMRect() : rect));
  const { index, where } = query.getDropPlaceholder(at(0), 'ROOT', { x, y }).placement;
  return `${where} ${index}`;
}

/** The same in a row of nodes of 100 px in width, aligned at the top. */
const dropInRow = (heights: number[], ...more: [x: number, y: number, hidden?: number]) =>
  dropAmong(
    heights.map((height, index) => new DOMRect(100 * index, 0, 100, height)),
    ...more,
  );

test('in a grid with several lines, a drop in the rest of the last line can land in the line above', () => {
  const cells = [0, 1, 2, 3].map((cell) => new DOMRect(100 * (cell % 3), cell < 3 ? 0 : 50, 100, 40));
  expect(dropAmong(cells, 90, 70)).toBe('after 3');
  expect(dropAmong(cells, 230, 70)).toBe('before 2');
});

test('in a row, a child at least twice as tall as one before it is skipped while the mouse is level with that one', () => {
  expect(dropInRow([40, 80], 190, 30)).toBe('after 0');
  expect(dropInRow([40, 79], 190, 30)).toBe('after 1');
  expect(dropInRow([40, 80], 190, 50)).toBe('after 1');
});

test('in a row, a node that is dropped anywhere before a sibling hidden later lands after that one', () => {
  expect([10, 110].map((x) => dropInRow([40, 41, 42], x, 30))).toEqual(['before 0', 'before 1']);
  expect([10, 110].map((x) => dropInRow([40, 41, 42], x, 30, 2))).toEqual(['after 2', 'after 2']);
});
