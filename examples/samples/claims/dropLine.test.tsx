/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Indicator } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, place, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/drop-indicator.mdx, checked with its sample and the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const { DropLine } = loadSample('recipes/drop-indicator/DropLine') as { DropLine: FC };
const placementIn = ({ hook }: TestEditor) => (hook().query.getState().indicator as Indicator).placement;

test('the state does not say whether the siblings at the place of a drop are stacked or side by side', () => {
  const placementWith = (display: string) => {
    const editor = createEditor(page(<Text />, <Text />), { resolver: { Text } });
    const root = place(editor, ROOT_NODE, 0, 0, 300, 300);
    root.style.display = display;
    const [first = '', second = ''] = editor.hook().query.node(ROOT_NODE).childNodes();
    const neighbour = place(editor, first, 0, 0, 100, 40);
    fire(place(editor, second, 120, 60, 100, 40), 'dragstart');
    fire(root, 'dragover', { clientX: 10, clientY: 15 });
    const { parent, currentNode, ...rest } = placementIn(editor);
    expect([parent.id, currentNode?.dom === neighbour]).toEqual([ROOT_NODE, true]);
    return rest;
  };
  const [stacked, sideBySide] = ['block', 'flex'].map(placementWith);
  expect(stacked).toEqual({ index: 0, where: 'before' });
  expect(sideBySide).toEqual(stacked);
});

test.each([
  [{ display: 'block' }, true],
  [{ display: 'flex', flexDirection: 'column' }, true],
  [{ display: 'flex', flexDirection: 'row-reverse' }, false],
  [{ display: 'flex', flexDirection: 'column-reverse' }, false],
  [{ display: 'grid' }, false],
  [{ display: 'block', child: 'inline-block' }, false],
])(
  'the line of the DropLine sample has the direction of the line of the library with %j',
  ({ child = 'block', ...style }: { display: string; flexDirection?: string; child?: string }, isLying) => {
    const editor = createEditor(page(<Text />, <Text />), { resolver: { Text }, panel: () => <DropLine /> });
    const root = place(editor, ROOT_NODE, 0, 0, 300, 300);
    Object.assign(root.style, style);
    place(editor, editor.at(0), 0, 0, 100, 40).style.display = child;
    fire(place(editor, editor.at(1), 120, 60, 100, 40), 'dragstart');
    fire(root, 'dragover', { clientX: 10, clientY: 15 });
    const library = [...document.querySelectorAll('div')].find(({ style: { zIndex } }) => zIndex === '99999');
    const lines = [library, editor.find('.drop-line')];
    expect(lines.map((line) => line?.style.width === '100px')).toEqual([isLying, isLying]);
  },
);

test('in an empty parent, the line is at its top', () => {
  const editor = createEditor(page(<Element is={Box} canvas />, <Text />), { resolver: { Box, Text } });
  place(editor, ROOT_NODE, 0, 0, 300, 300);
  const box = place(editor, editor.at(0), 0, 30, 300, 100);
  box.style.padding = '0px';
  fire(place(editor, editor.at(1), 0, 200, 300, 20), 'dragstart');
  fire(box, 'dragover', { clientX: 150, clientY: 100 });
  expect(placementIn(editor).currentNode).toBeUndefined();
  const line = [...document.querySelectorAll('div')].find(({ style }) => style.zIndex === '99999');
  expect(line?.style.top).toBe('30px');
});

test('in an empty parent, the DropLine sample is 10 px inside its edge', () => {
  const resolver = { Box, Text };
  const editor = createEditor(page(<Element is={Box} canvas />, <Text />), {
    resolver,
    panel: () => <DropLine />,
  });
  place(editor, ROOT_NODE, 0, 0, 300, 300);
  const box = place(editor, editor.at(0), 0, 30, 300, 100);
  fire(place(editor, editor.at(1), 0, 200, 300, 20), 'dragstart');
  fire(box, 'dragover', { clientX: 150, clientY: 100 });
  const { left, top, width } = editor.find('.drop-line').style;
  expect([left, top, width]).toEqual(['10px', '40px', '280px']);
});
