/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { cleanUp, createEditor, fire, muteConsole } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/custom-layer.mdx about the rows of its sample, checked in the published packages.

beforeEach(muteConsole);
afterEach(cleanUp);

const CustomLayers = loadSample('recipes/custom-layer/CustomLayers')['default'] as FC;

function createSample() {
  const { find } = createEditor(undefined, { around: () => <CustomLayers /> });
  const labels = () =>
    [...document.querySelectorAll('.craft-layer-node span')].map(({ textContent }) => textContent);
  return {
    /** Presses a node on the page, and returns the names of the rows. */
    select: (selector: string) => {
      for (const type of ['mousedown', 'click']) fire(find(selector), type);
      return labels();
    },
    /** Opens or closes the row with a key, which selects nothing. */
    toggle: (name: string) => {
      fire(find(`[aria-label="Layers in ${name}"]`), 'click');
      return labels();
    },
  };
}

const closed = ['Page', 'Intro', 'Story'];
const open = [...closed, 'Body', 'End'];

test('a row that is closed around the selection stays closed until the selection has left it', () => {
  const { select, toggle } = createSample();
  expect(select('section > p')).toEqual(open);
  expect(toggle('Story')).toEqual(closed);
  expect(select('section > p + p')).toEqual(closed);
  expect(select('main > p')).toEqual(closed);
  expect(select('section > p + p')).toEqual(open);
});

test('selecting a nested node opens the rows above it, which were closed before', () => {
  const { select, toggle } = createSample();
  expect(toggle('Page')).toEqual(['Page']);
  expect(select('section > p')).toEqual(open);
});
