/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { cleanUp, createEditor, fire, muteConsole } from './editor';
import { loadSample, readSample } from './sample';

// Claims of docs/recipes/custom-layer.mdx about a panel without the row of the root, checked in the published packages.

beforeEach(muteConsole);
afterEach(cleanUp);

test('RootLayer hides the row of the root, and the rows inside open as before', () => {
  const withRootLayer = (code: string) =>
    readSample('recipes/custom-layer/RootLayer').replace(/^import.*$/gm, '') +
    code.replace(
      '  return (\n    <div\n      ref={(el) => { if (el) connectors.layer',
      (start) => `  if (depth === 0) return <RootLayer>{children}</RootLayer>;\n${start}`,
    );
  const CustomLayers = loadSample('recipes/custom-layer/CustomLayers', withRootLayer)['default'] as FC;
  const { crash, find } = createEditor(undefined, { around: () => <CustomLayers /> });
  const labels = () =>
    [...document.querySelectorAll('.craft-layer-node span')].map(({ textContent }) => textContent);
  expect(labels()).toEqual(['Intro', 'Story']);
  for (const type of ['mousedown', 'click']) fire(find('section > p'), type);
  expect([crash(), labels()]).toEqual([undefined, ['Intro', 'Story', 'Body', 'End']]);
});
