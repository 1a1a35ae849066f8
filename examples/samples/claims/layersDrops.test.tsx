/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { NodeRules } from '@craftjs/core';
import { Layers } from '@craftjs/layers';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { Layer } from './layer';

// Claims of docs/additional/layers.mdx about drops, checked in the published packages with custom layers.

beforeEach(muteConsole);
afterEach(cleanUp);

const panel = () => <Layers expandRootOnLoad renderLayer={Layer} />;
const layers = () => [...document.querySelectorAll<HTMLElement>('.layer')];

/** An editor with two texts and a container that holds a third one, and the panel. */
const createPanel = () =>
  createEditor(
    page(
      <Text />,
      <Text />,
      <Element is={Box} canvas>
        <Text />
      </Element>,
    ),
    { resolver: { Box, Text }, panel },
  );

/** jsdom has no layout, so the rows are 40 px high, in the order of the document. */
function placeRows(): void {
  for (const [index, layer] of layers().entries())
    for (const element of [layer, layer.querySelector('b') ?? layer]) {
      element.getBoundingClientRect = () => new DOMRect(0, index * 40, 100, 40);
      Object.assign(element.style, { display: 'block', position: 'static', cssFloat: 'none', margin: '0px' });
    }
  // jsdom computes no float, without which the rows would count as placed side by side.
  for (const { parentElement } of layers()) parentElement?.style.setProperty('float', 'none');
}

/** Drags one row of the panel into another one, and there to a distance from the upper edge. */
function dragRow(from: number, to: number, ...distances: number[]): HTMLElement {
  placeRows();
  const [source, target] = [layers()[from]?.querySelector('b'), layers()[to]];
  if (!source || !target) throw new Error('The panel has no such row');
  fire(source, 'dragstart');
  for (const [index, distance] of distances.entries())
    fire(target, index ? 'dragover' : 'dragenter', { clientX: 50, clientY: to * 40 + distance });
  return source;
}

const boxWith = (rule: 'closed' | 'boxes only') => {
  const Ruled = (props: { children?: ReactNode }) => <Box {...props} />;
  const canMoveIn: NodeRules['canMoveIn'] = (nodes) =>
    rule === 'boxes only' && nodes.every(({ data }) => data.name === 'Box');
  Ruled.craft = { isCanvas: true, rules: { canMoveIn } };
  return Ruled;
};

test.each([
  ['into it', [5, 20]],
  ['into it', [20, 20]],
  ['before it', [5]],
  ['after it', [35]],
])('a row lands %s after the mouse was at %j px in the row of a canvas', (place, distances) => {
  const { hook, at } = createPanel();
  const [one, two, box] = [at(0), at(1), at(2)];
  const source = dragRow(1, 3, ...distances);
  fire(source, 'dragend');
  const children = hook().query.node(ROOT_NODE).childNodes();
  const orders = { 'into it': [two, box], 'before it': [two, one, box], 'after it': [two, box, one] };
  expect(children).toEqual(orders[place as keyof typeof orders]);
  if (place === 'into it') expect(hook().query.node(box).childNodes().at(-1)).toBe(one);
});

test('a row lands at the start of an expanded canvas after the mouse was near its lower edge', () => {
  const { hook, run, at } = createPanel();
  const [one, box, inside] = [at(0), at(2), at(2, 0)];
  run(({ actions }) => actions.selectNode(inside));
  expect(layers()).toHaveLength(5);
  fire(dragRow(1, 3, 35), 'dragend');
  expect(hook().query.node(box).childNodes()).toEqual([one, inside]);
});

const Region = () => <Element id="region" is={Box} canvas children={<Text />} />;

test.each([
  ['a linked canvas', <Region key="region" />],
  [
    'a canvas in a node that is none',
    <Box key="box" children={<Element is={Box} canvas children={<Text />} />} />,
  ],
])(
  'a row lands in %s as its first child near its edge, and as the last one below its open children',
  (_, element) => {
    const editor = createEditor(page(<Text />, element), { resolver: { Box, Text, Region }, panel });
    const dropAt = (distance: number) => {
      const text = editor.at(0);
      const [canvas = ''] = editor.hook().query.node(editor.at(1)).descendants();
      const [inside = ''] = editor.hook().query.node(canvas).childNodes();
      editor.run(({ actions }) => actions.selectNode(inside));
      expect(layers()).toHaveLength(5);
      fire(dragRow(1, 3, distance), 'dragend');
      const children = editor.hook().query.node(canvas).childNodes();
      editor.run(({ actions }) => actions.history.undo());
      return children.map((id) => (id === text ? 'dragged' : 'inside'));
    };
    expect(dropAt(5)).toEqual(['dragged', 'inside']);
    expect(dropAt(85)).toEqual(['inside', 'dragged']);
  },
);

test('a row that is released outside the panel moves to the last green line', () => {
  const { hook, find, at } = createPanel();
  const [one, two, box] = [at(0), at(1), at(2)];
  const source = dragRow(1, 2, 35);
  fire(find('main'), 'dragover', { clientX: 1, clientY: 1 });
  fire(document.body, 'dragover');
  fire(source, 'dragend');
  expect(hook().query.node(ROOT_NODE).childNodes()).toEqual([two, one, box]);
});

test('a drag from a toolbox drops nothing in the panel, and a node in the frame', () => {
  const editor = createEditor(page(<Text />), {
    resolver: { Box, Text },
    panel: ({ connectors }) => (
      <>
        <button ref={(el) => void (el && connectors.create(el, <Text />))} />
        {panel()}
      </>
    ),
  });
  const countAfter = (target: HTMLElement) => {
    fire(editor.find('button'), 'dragstart');
    for (const type of ['dragenter', 'dragover']) fire(target, type, { clientX: 1, clientY: 1 });
    fire(editor.find('button'), 'dragend');
    return editor.hook().query.node(ROOT_NODE).childNodes().length;
  };
  expect([countAfter(editor.find('.layer .layer')), countAfter(editor.find('main'))]).toEqual([1, 2]);
});

test('a drag from a layer outside its handle moves nothing in the panel, and does in the frame', () => {
  const { hook, find, at } = createPanel();
  const [one, two, box] = [at(0), at(1), at(2)];
  placeRows();
  const [, first = document.body, second = document.body] = layers();
  const orderAfter = (target: HTMLElement) => {
    fire(first, 'dragstart');
    for (const type of ['dragenter', 'dragover']) fire(target, type, { clientX: 1, clientY: 75 });
    fire(first, 'dragend');
    return hook().query.node(ROOT_NODE).childNodes();
  };
  expect(orderAfter(second)).toEqual([one, two, box]);
  expect(orderAfter(find('main'))).toEqual([two, box, one]);
});

test('a drop beside a canvas whose parent rejects the node crashes the editor', () => {
  const Outer = boxWith('boxes only');
  const editor = createEditor(
    page(
      <Text />,
      <Outer>
        <Element is={Box} canvas />
      </Outer>,
    ),
    {
      resolver: { Box, Text, Outer },
      panel,
    },
  );
  editor.run(({ actions }) => actions.selectNode(editor.at(1, 0)));
  fire(dragRow(1, 3, 5), 'dragend');
  expect(editor.crash()).toContain('Target parent rejects incoming node');
});

test('a node that its canvas does not let go crashes the editor at the edge of the row of that canvas', () => {
  const Keeping = (props: { children?: ReactNode }) => <Box {...props} />;
  Keeping.craft = { isCanvas: true, rules: { canMoveOut: () => false } };
  const editor = createEditor(
    page(
      <Keeping>
        <Text />
      </Keeping>,
    ),
    { resolver: { Text, Keeping }, panel },
  );
  editor.run(({ actions }) => actions.selectNode(editor.at(0, 0)));
  fire(dragRow(2, 1, 5), 'dragend');
  expect(editor.crash()).toContain('Current parent rejects outgoing node');
});

test('a node that a canvas rejects cannot be dropped beside that canvas', () => {
  const Closed = boxWith('closed');
  const editor = createEditor(page(<Text />, <Closed />, <Text />), {
    resolver: { Text, Closed },
    panel,
  });
  const [one, closed, two] = [editor.at(0), editor.at(1), editor.at(2)];
  const orderAfter = (row: number) => {
    fire(dragRow(1, row, 35), 'dragend');
    return editor.hook().query.node(ROOT_NODE).childNodes();
  };
  expect(orderAfter(2)).toEqual([one, closed, two]);
  expect(orderAfter(3)).toEqual([closed, two, one]);
});

test.each([true, false])(
  'a row can be picked up, but moves its node only if canDrag allows it: %j',
  (draggable) => {
    const Ruled = () => <Text />;
    Ruled.craft = { rules: { canDrag: () => draggable } };
    const { hook, at } = createEditor(page(<Ruled />, <Text />), { resolver: { Box, Text, Ruled }, panel });
    const [ruled, text] = [at(0), at(1)];
    const source = dragRow(1, 2, 35);
    expect(source.draggable).toBe(true);
    fire(source, 'dragend');
    const children = hook().query.node(ROOT_NODE).childNodes();
    expect(children).toEqual(draggable ? [text, ruled] : [ruled, text]);
  },
);

test('a drag from the frame over a row sets no indicator, and shows no line in the panel', () => {
  const { hook, find } = createPanel();
  placeRows();
  const [, , row = document.body] = layers();
  const linesAfterDragOf = (source: HTMLElement) => {
    fire(source, 'dragstart');
    for (const type of ['dragenter', 'dragover']) fire(row, type, { clientX: 50, clientY: 85 });
    const lines = [...document.querySelectorAll('div')].filter(({ style: { zIndex } }) => zIndex === '99999');
    const { indicator } = hook().query.getState();
    fire(source, 'dragend');
    return [lines.length, indicator];
  };
  expect(linesAfterDragOf(find('p'))).toEqual([0, null]);
  expect(linesAfterDragOf(find('.layer .layer b'))).toEqual([1, null]);
});
