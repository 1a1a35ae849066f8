/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { join } from 'node:path';
import type { FC } from 'react';
import { ROOT_NODE } from '@craftjs/core';
import type { NodeData } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/additional/layers.mdx: names as text, and a panel that mounts while a node is selected. The
// styled-components found from here would load the React of the site.

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
