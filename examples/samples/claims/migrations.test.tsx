/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Element } from '@craftjs/core';
import type { Resolver, SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, Text } from './editor';
import { findSamples } from '../build/readSamples';
import { loadSample } from './sample';

// Claims of docs/recipes/migrations.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

const node = (resolvedName: string, props: object) => ({ type: { resolvedName }, props, nodes: [] });

describe('docs/recipes/migrations.mdx', () => {
  const { openPage } = loadSample('recipes/migrations/pages') as {
    openPage: (text: string, allowed: string[]) => SerializedNodes;
  };
  const Shown: UserComponent<Record<string, unknown>> = (props) => <i>{String(props['content'])}</i>;
  Shown.craft = { props: { content: 'default' } };
  const load = (props: object) =>
    createEditor(undefined, {
      resolver: { Text: Shown } as never,
      data: { ROOT: node('Text', props) } as unknown as SerializedNodes,
    });

  test.each([
    [{}, {}],
    [{ text: 'a' }, { content: 'a' }],
    [{ big: false }, { level: 0 }],
    [
      { big: true, other: 1 },
      { level: 1, other: 1 },
    ],
  ])('the props %j of version 2 become %j', (before, after) => {
    const stored = JSON.stringify({ version: 2, nodes: { ROOT: node('Text', before) } });
    expect(openPage(stored, ['Text'])['ROOT']?.props).toStrictEqual(after);
  });

  test.each([
    ['a component that is gone', { ROOT: node('Video', {}) }, 'Unknown type'],
    ['a tag', { ROOT: { ...node('', {}), type: 'div' } }, 'Unknown type'],
    [
      'a tag that is called like a component',
      { ROOT: { ...node('Text', {}), type: 'Text' } },
      'Unknown type',
    ],
    [
      'an element in a prop',
      { ROOT: node('Text', { icon: { resolvedName: 'b' } }) },
      'elements in its props',
    ],
    ['a missing node', { ROOT: { ...node('Text', {}), nodes: ['gone'] } }, "doesn't belong in ROOT"],
  ])('%s does not get into the editor', (_, nodes, message) => {
    expect(() => openPage(JSON.stringify({ version: 3, nodes }), ['Text'])).toThrow(message);
  });

  test('a node without props makes a migration throw a TypeError, before checkNode names the node', () => {
    const nodes = { ROOT: { type: { resolvedName: 'Text' }, nodes: [] } };
    const open = (version: number) => openPage(JSON.stringify({ version, nodes }), ['Text']);
    expect(() => open(3)).toThrow('Node ROOT has no props.');
    expect(() => open(2)).toThrow('Cannot destructure property');
  });

  test('in the project of the guide, the changed lines fit its files, and a page of its envelope still opens', () => {
    const samples = (page: string) =>
      findSamples(`docs/${page}.mdx`, readFileSync(`docs/${page}.mdx`, 'utf8'));
    const changed = readFileSync('docs/recipes/migrations.mdx', 'utf8').matchAll(
      /^(.+) \/\/ \[!code --\]$/gm,
    );
    const removed = [...changed].map(([, line = '']) => line);
    const guide = samples('guides/save-load-state').flatMap(({ code }) => code.split('\n'));
    expect(removed).toHaveLength(3);
    expect(removed.filter((line) => !guide.includes(line))).toEqual([]);

    const { write } = loadSample('guides/save-load-state/src/storage') as {
      write: (nodes: SerializedNodes) => string;
    };
    const stored = { ROOT: { ...node('Text', { text: 'a' }), linkedNodes: {} } } as unknown;
    expect(openPage(write(stored as SerializedNodes), ['Text'])).toMatchObject({
      ROOT: { props: { content: 'a' } },
    });
  });

  test('with wrapTexts in the list, a page opens once Card is allowed as well', () => {
    const { openPage: openWrapped } = loadSample('recipes/migrations/pages', (code) =>
      code.replace(
        "import { migrations } from './migrations';",
        "import { migrations as first } from './migrations';\nimport { wrapTexts } from './wrapTexts';\nconst migrations = [...first, wrapTexts];",
      ),
    ) as { openPage: typeof openPage };
    const { thirdPage } = loadSample('recipes/migrations/oldPages') as { thirdPage: string };
    expect(() => openWrapped(thirdPage, ['Page', 'Text'])).toThrow('Unknown type');
    expect(openWrapped(thirdPage, ['Page', 'Text', 'Card'])).toMatchObject({
      a: { parent: 'Card-of-a', props: { level: 1 } },
    });
  });

  test('undefined loads as null, which hides the default', () => {
    expect(load({}).find('i').textContent).toBe('default');
    cleanUp();
    expect(load({ content: undefined }).find('i').textContent).toBe('null');
  });

  test('a region whose id has changed shows its default content, and the old one stays in the page', () => {
    const data = {
      ROOT: { ...node('Owner', {}), linkedNodes: { left: 'a' } },
      a: { ...node('Box', {}), nodes: ['b'], linkedNodes: {}, parent: 'ROOT', isCanvas: true },
      b: { ...node('Text', { text: 'Mine' }), linkedNodes: {}, parent: 'a' },
    } as unknown as SerializedNodes;
    const shownWith = (id: string) => {
      const Owner = () => (
        <Element id={id} is={Box} canvas>
          <Text text="Default" />
        </Element>
      );
      const editor = createEditor(undefined, { resolver: { ...resolver, Owner } as Resolver, data });
      return { text: editor.find('p').textContent, saved: editor.hook().query.serialize() };
    };
    expect(shownWith('left').text).toBe('Mine');
    cleanUp();
    const renamed = shownWith('start');
    expect([renamed.text, renamed.saved.includes('Mine')]).toEqual(['Default', true]);
  });
});
