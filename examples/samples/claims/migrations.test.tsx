/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Resolver, SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, type Hook, muteConsole, type TestEditor, Text } from './editor';
import { loadSample } from './sample';
import { findSamples } from '../build/readSamples';

// Claims of docs/recipes/migrations.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

const markup = { dangerouslySetInnerHTML: { __html: '<mark>from outside</mark>' } };

const named = (resolvedName: string, props: object = {}, rest: object = {}) => ({
  type: { resolvedName },
  props,
  nodes: [],
  linkedNodes: {},
  ...rest,
});

const dataOf = ({ hook }: TestEditor, id: string) => hook().query.node(id).get().data;

describe('docs/recipes/migrations.mdx', () => {
  const { openPage, savePage } = loadSample('recipes/migrations/pages') as {
    openPage: (stored: string, known: string[]) => { nodes: SerializedNodes };
    savePage: (nodes: SerializedNodes) => string;
  };
  const { Missing } = loadSample('recipes/migrations/components') as { Missing: UserComponent };
  const options = { resolver: { ...resolver, Missing } as Resolver };
  const known = Object.keys(options.resolver);
  const open = (nodes: object) => openPage(JSON.stringify({ version: 3, nodes }), known).nodes;
  const load = (nodes: object) => createEditor(undefined, { ...options, data: open(nodes) });
  const save = ({ query }: Hook) =>
    (JSON.parse(savePage(query.getSerializedNodes())) as { nodes: SerializedNodes }).nodes;

  test('a stored stand-in is saved as it was, whatever its props say', () => {
    const was = { tag: 'div', displayName: 'Missing', props: markup };
    for (const props of [{ name: 'Video', was }, {}]) {
      const editor = load({ ROOT: named('Missing', props) });
      expect(editor.find('div').textContent).toContain('The component Missing is not available.');
      expect(save(editor.hook())['ROOT']).toMatchObject({ type: { resolvedName: 'Missing' }, props });
    }
  });

  test('savePage stores whatever the stand-in of a page that openPage did not open holds', () => {
    const forged = named('Missing', { was: { tag: 'div', props: markup } });
    const nodes = { ROOT: forged } as unknown as SerializedNodes;
    expect(JSON.parse(savePage(nodes))).toMatchObject({ nodes: { ROOT: { type: 'div', props: markup } } });
  });

  test('a type whose name is an object brings no markup', () => {
    const type = { resolvedName: { resolvedName: 'any', type: 'div', props: markup } };
    load({ ROOT: { ...named(''), type } });
    expect(document.querySelector('mark')).toBeNull();
  });

  test('the stand-in shows the children of an unknown component, and keeps its linked nodes unseen', () => {
    const nodes = {
      ROOT: named('Video', { src: 'a.mp4' }, { nodes: ['child'], linkedNodes: { caption: 'linked' } }),
      child: named('Text', { content: 'Child', text: 'Child', level: 0 }, { parent: 'ROOT' }),
      linked: named('Text', { text: 'Linked' }, { parent: 'ROOT' }),
    };
    const editor = load(nodes);
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Child']);
    expect(save(editor.hook())).toMatchObject(nodes);
  });
});

describe('docs/recipes/migrations.mdx', () => {
  const { openPage, savePage } = loadSample('recipes/migrations/pages') as {
    openPage: (stored: string, known: string[]) => { nodes: SerializedNodes };
    savePage: (nodes: SerializedNodes) => string;
  };
  const node = (resolvedName: string, props: object) => ({ type: { resolvedName }, props, nodes: [] });
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
    expect(openPage(stored, ['Text']).nodes['ROOT']?.props).toStrictEqual(after);
  });

  test.each([
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
    expect(() => openPage(JSON.stringify({ version: 3, nodes }), ['Text', 'Missing'])).toThrow(message);
  });

  test('in the project of the guide, the changed lines fit its files, and a page of its envelope still opens', () => {
    const samples = (page: string) =>
      findSamples(`docs/${page}.mdx`, readFileSync(`docs/${page}.mdx`, 'utf8'));
    const changed = readFileSync('docs/recipes/migrations.mdx', 'utf8').matchAll(
      /^(.+) \/\/ \[!code --\]$/gm,
    );
    const removed = [...changed].map(([, line = '']) => line);
    const guide = samples('guides/save-load-state').flatMap(({ code }) => code.split('\n'));
    expect(removed).toHaveLength(5);
    expect(removed.filter((line) => !guide.includes(line))).toEqual([]);

    const { write } = loadSample('guides/save-load-state/src/storage') as {
      write: (nodes: SerializedNodes) => string;
    };
    const stored = { ROOT: { ...node('Text', { text: 'a' }), linkedNodes: {} } } as unknown;
    expect(openPage(write(stored as SerializedNodes), ['Text'])).toMatchObject({
      from: 1,
      nodes: { ROOT: { props: { content: 'a' } } },
    });
  });

  test('undefined loads as null, which hides the default', () => {
    expect(load({}).find('i').textContent).toBe('default');
    cleanUp();
    expect(load({ content: undefined }).find('i').textContent).toBe('null');
  });

  test('a prop that is an object with a resolvedName is lost', () => {
    const editor = load({ was: { resolvedName: 'Video' }, kept: { tag: { resolvedName: 'Video' } } });
    const { was, kept } = dataOf(editor, ROOT_NODE).props as Record<string, unknown>;
    expect([was, kept]).toEqual([undefined, { tag: { resolvedName: 'Video' } }]);
  });

  test('a stand-in without an original is saved as it is', () => {
    const nodes = { ROOT: node('Missing', {}) } as unknown as SerializedNodes;
    expect(JSON.parse(savePage(nodes))).toMatchObject({ nodes });
  });

  describe('regions', () => {
    const region = (id: string, is: string | UserComponent) => (
      <Element id={id} is={is as string} canvas>
        <Text text="Default" />
      </Element>
    );
    const page = (type: unknown) => ({
      ROOT: { ...node('Owner', {}), linkedNodes: { left: 'a' } },
      a: { type, props: {}, nodes: ['b'], linkedNodes: {}, parent: 'ROOT', isCanvas: true },
      b: { ...node('Text', { text: 'Mine' }), linkedNodes: {}, parent: 'a' },
    });
    const shownIn = (Owner: UserComponent, data: object) => {
      const all = { ...resolver, Missing: Box, Owner };
      const editor = createEditor(undefined, { resolver: all as Resolver, data: data as SerializedNodes });
      return { text: editor.find('p').textContent, saved: editor.hook().query.serialize() };
    };

    test('a region whose id has changed shows its default content, and the old one stays in the page', () => {
      const data = page({ resolvedName: 'Box' });
      const same = shownIn(() => region('left', Box), data);
      expect(same.text).toBe('Mine');
      cleanUp();
      const renamed = shownIn(() => region('start', Box), data);
      expect([renamed.text, renamed.saved.includes('Mine')]).toEqual(['Default', true]);
    });

    test('a stand-in for a region that is a tag is replaced, and its content is deleted', () => {
      const { nodes } = openPage(JSON.stringify({ version: 3, nodes: page('div') }), ['Owner', 'Text']);
      expect(nodes['a']?.type).toEqual({ resolvedName: 'Missing' });
      const replaced = shownIn(() => region('left', 'div'), nodes);
      expect([replaced.text, replaced.saved.includes('Mine')]).toEqual(['Default', false]);
      cleanUp();
      const kept = shownIn(() => region('left', 'div'), page('div'));
      expect([kept.text, kept.saved.includes('Mine')]).toEqual(['Mine', true]);
    });
  });
});
