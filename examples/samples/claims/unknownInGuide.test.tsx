/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { SerializedNodes } from '@craftjs/core';
import { named } from './editor';
import { loadSample, readSample } from './sample';

// The replacements that docs/recipes/unknown-components.mdx lists for the project of the guide.

interface Storage {
  write: (nodes: SerializedNodes) => string;
  load: (allowed: string[]) => SerializedNodes | undefined;
}

const PAGE = 'recipes/unknown-components';

/** The replacement that a table of the page gives for a call. */
function replacementOf(call: string): string {
  const row = readFileSync(`docs/${PAGE}.mdx`, 'utf8')
    .split('\n')
    .find((line) => line.includes(`| \`${call}\` | `));
  return row?.split('`').at(-2) ?? '';
}

// Joined with pages.ts, which has all its imports but one.
const { load, write } = loadSample(`${PAGE}/pages`, (pages) => {
  const storage = readSample('guides/save-load-state/src/storage')
    .replace(/^import .*'(@craftjs\/core|\.\/readPage)';\n/gm, '')
    .replace('readPage(text, allowed)', replacementOf('readPage(text, allowed)'))
    .replace(/JSON\.stringify\([^;]*/, replacementOf('JSON.stringify(…)'));
  return `import { ROOT_NODE } from '@craftjs/core';\n${pages}\n${storage}`;
}) as unknown as Storage;

test('with the calls that the table lists, the storage of the guide keeps an unknown component', () => {
  const nodes = {
    ROOT: named('Page', {}, { nodes: ['a'] }),
    a: named('Video', { address: 'intro.mp4' }, { displayName: 'Video', parent: 'ROOT' }),
  };
  localStorage.setItem('tutorial-page', JSON.stringify({ version: 1, nodes }));
  const opened = load(['Missing', 'Page']);
  expect(opened?.['a']?.type).toEqual({ resolvedName: 'Missing' });
  expect(JSON.parse(write(opened ?? {}))).toMatchObject({ version: 1, nodes });
});
