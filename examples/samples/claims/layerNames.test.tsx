/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { join } from 'node:path';
import type { FC } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { NodeData } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/additional/layers.mdx: names as text, a panel that mounts while a node is selected, and the edges of a
// built-in row. The styled-components found from here would load the React of the site.

jest.mock(join(process.cwd(), 'node_modules/react'), () => jest.requireActual('react'));
await import('@craftjs/layers');

beforeEach(muteConsole);
afterEach(cleanUp);

const { plainName } = loadSample('additional/layers/plainName') as {
  plainName: (data: Partial<NodeData>) => string;
};
const { LayersPanel } = loadSample('additional/layers/LayersPanel') as { LayersPanel: FC };

test.each([
  ['A &amp; B', 'A & B'],
  ['<br>', 'Text'],
  [undefined, 'Text'],
  ['Title<div>Second line</div>', 'TitleSecond line'],
])('the saved name %s is shown as %s', (saved, shown) => {
  const custom = saved === undefined ? {} : { displayName: saved };
  expect(plainName({ custom, displayName: 'Text' })).toBe(shown);
});

test.each([
  ['nothing', () => undefined],
  ['the root', () => ROOT_NODE],
  ['a node below the root', (first: string) => first],
])('the sample panel starts with the row of the root open if %s is selected', (_, choose) => {
  let isShown = false;
  const editor = createEditor(page(<Text text="One" />), {
    resolver: { Text },
    panel: () => (isShown ? <LayersPanel /> : null),
  });
  const chosen = choose(editor.at(0));
  editor.run(({ actions }) => actions.selectNode(chosen));
  isShown = true;
  editor.rerender();
  expect(document.querySelectorAll('.craft-layer-node')).toHaveLength(2);
});

test.each([
  ['before', 13],
  ['into', 15],
])(
  'a built-in row lands %s a canvas if the mouse enters the row of the canvas %i px below its edge',
  (place, y) => {
    const editor = createEditor(page(<Element is={Box} canvas />, <Text />), {
      resolver: { Box, Text },
      panel: () => <LayersPanel />,
    });
    const [box, text] = [editor.at(0), editor.at(1)];
    const [, target, source] = document.querySelectorAll<HTMLElement>(
      '.craft-layer-node > div > :first-child',
    );
    const header = target?.querySelector<HTMLElement>('.inner > div');
    if (!target || !header || !source) throw new Error('The panel has no such rows');
    // jsdom has no layout, but knows the padding of the row.
    const { paddingTop } = getComputedStyle(target);
    expect([target.querySelector('.inner')?.parentElement, paddingTop]).toEqual([target, '4px']);
    target.getBoundingClientRect = () => new DOMRect(0, 0, 200, 48);
    header.getBoundingClientRect = () => new DOMRect(0, Number.parseInt(paddingTop), 200, 40);
    fire(source, 'dragstart');
    fire(target, 'dragenter', { clientX: 50, clientY: y });
    fire(source, 'dragend');
    const { node } = editor.hook().query;
    expect(node(ROOT_NODE).childNodes()).toEqual(place === 'before' ? [text, box] : [box]);
  },
);
