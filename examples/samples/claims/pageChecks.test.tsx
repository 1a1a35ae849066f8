/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReactElement, ReactNode } from 'react';
import { render } from 'react-dom';
import type { SerializedNodes } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// What the checks of stored pages keep out, which the published library would render.

beforeEach(muteConsole);
afterEach(cleanUp);

const Iconed = ({ icon, children }: { icon?: ReactNode; children?: ReactNode }) => (
  <Box>
    {icon}
    {children}
  </Box>
);
const resolver = { Iconed, Text };
const known = Object.keys(resolver);

const markup = { dangerouslySetInnerHTML: { __html: '<mark>from outside</mark>' } };
const element = { type: 'div', props: markup };
const iconed = (props: object) => ({ type: { resolvedName: 'Iconed' }, props });

const foreign: [string, object][] = [
  ['an HTML tag', element],
  ['a tag that is called like a component', { type: 'Text', props: markup }],
  ['an element in an array of children', iconed({ children: ['Hello', element] })],
  ['a child that has a name', iconed({ children: { resolvedName: 'any', ...element } })],
  ['another prop that has a name', iconed({ icon: { resolvedName: 'any', ...element } })],
];

const load = (nodes: object) => createEditor(undefined, { resolver, data: nodes as SerializedNodes });

test.each(foreign)('the library renders the markup of %s', (_, ROOT) => {
  expect(load({ ROOT }).find('mark').textContent).toBe('from outside');
});

describe('docs/guides/save-load-state.mdx', () => {
  const { readPage } = loadSample('guides/save-load-state/src/readPage') as {
    readPage: (text: string, allowed: string[]) => SerializedNodes;
  };
  const read = (nodes: object) => readPage(JSON.stringify({ version: 1, nodes }), known);

  test.each(foreign)('readPage rejects %s, as the root or below it', (_, node) => {
    expect(() => read({ ROOT: node })).toThrow('ROOT');
    const ROOT = { ...iconed({}), nodes: ['below'] };
    expect(() => read({ ROOT, below: { ...node, parent: 'ROOT' } })).toThrow('below');
  });

  const placedNode = (fields: object) => ({ ...iconed({}), ...fields });
  test.each([
    [
      'the root',
      { ROOT: placedNode({ parent: '', nodes: [''] }), '': placedNode({ parent: 'ROOT', nodes: ['ROOT'] }) },
    ],
    ['a number', { ROOT: placedNode({ nodes: [5] }), 5: placedNode({ parent: 'ROOT' }) }],
    [
      'a node that would get lost as a key,',
      { ROOT: placedNode({ nodes: ['__proto__'] }), ['__proto__']: placedNode({ parent: 'ROOT' }) },
    ],
    ['one node twice', { ROOT: placedNode({ nodes: ['a', 'a'] }), a: placedNode({ parent: 'ROOT' }) }],
    [
      'one node in two arrays',
      { ROOT: placedNode({ nodes: [['a'], ['a']] }), a: placedNode({ parent: 'ROOT' }) },
    ],
  ])('readPage rejects a page that lists %s as a child', (_, nodes) => {
    expect(() => read(nodes)).toThrow("doesn't belong in");
  });

  test.each([{ type: null, props: {} }, { props: {} }, { type: { resolvedName: 'toString' }, props: {} }])(
    'readPage rejects %j',
    (ROOT) => {
      expect(() => read({ ROOT })).toThrow('Unknown type in ROOT');
    },
  );

  test('a page with ROOT and canvas-ROOT keeps the one that comes last, and readPage rejects it', () => {
    const text = { type: { resolvedName: 'Text' } };
    const nodes = {
      ROOT: { ...iconed({}), nodes: ['a'] },
      a: { ...text, props: { text: 'new' }, parent: 'ROOT' },
      'canvas-ROOT': { ...iconed({}), nodes: ['b'] },
      b: { ...text, props: { text: 'old' }, parent: 'canvas-ROOT' },
    };
    const reversed = Object.fromEntries(Object.entries(nodes).reverse());
    expect([nodes, reversed].map((data) => load(data).find('section').textContent)).toEqual(['old', 'new']);
    expect(() => read(nodes)).toThrow('has no root node');
  });

  test('an element without props in children unmounts the editor, and readPage rejects it', () => {
    const ROOT = iconed({ children: [{ type: 'b', props: null }] });
    expect(load({ ROOT }).crash()).toBe('Cannot convert undefined or null to object');
    expect(() => read({ ROOT })).toThrow('Node ROOT has elements in its props');
  });

  test('a text in place of a list of nodes unmounts the editor, and readPage rejects it', () => {
    const nodes = { ROOT: { ...iconed({}), nodes: 'a' }, a: { ...iconed({}), parent: 'ROOT' } };
    expect(load(nodes).crash()).toContain('map is not a function');
    expect(() => read(nodes)).toThrow('Node ROOT is broken');
  });

  test('loading renames canvas-ROOT to ROOT, so readPage rejects a page with both', () => {
    const old = { ...iconed({}), parent: 'canvas-ROOT', nodes: ['canvas-ROOT'] };
    const nodes = { ROOT: iconed({}), 'canvas-ROOT': old };
    expect(load(nodes).crash()).toContain("reading 'children'");
    expect(() => read(nodes)).toThrow('no root node');
    expect(() => read({ ROOT: iconed({}) })).not.toThrow();
  });

  test('readPage and readPart drop tags and each < from the names of nodes, and keep everything else', () => {
    const { readPart } = loadSample('recipes/copy-paste/readPart') as {
      readPart: (text: string, allowed: string[]) => { nodes: SerializedNodes };
    };
    const named = (displayName: unknown, custom: unknown) => ({
      ...iconed({ children: 'a < b' }),
      displayName,
      custom: { displayName: custom, note: '1 < 2' },
      nodes: [],
    });
    const stored = named('Text<img onerror="run()"', '<br>A &amp; B<div title="<b">C</div>');
    const plain = named('Textimg onerror="run()"', 'A &amp; BC');
    expect(read({ ROOT: stored })).toEqual({ ROOT: plain });
    const part = JSON.stringify({ rootId: 'a', nodes: { a: stored } });
    expect(readPart(part, known).nodes).toEqual({ a: plain });
    // The panel would turn an array into a string.
    expect(read({ ROOT: named('Text', ['<b>B']) })).toEqual({ ROOT: named('Text', 'B') });
  });

  test('readPage reads a name of 200,000 signs < in under 4 s, although an unbounded expression needs 12', () => {
    const ROOT = { ...iconed({}), displayName: '<'.repeat(200_000) };
    const start = performance.now();
    expect(read({ ROOT })['ROOT']?.displayName).toBe('');
    // In ms. It takes 50 here, so a busy machine makes no difference.
    expect(performance.now() - start).toBeLessThan(4_000);
  });

  test('an object with a type in a prop makes saving throw, and readPage rejects it', () => {
    const ROOT = iconed({ unused: { type: 'info' } });
    expect(() => load({ ROOT }).hook().query.serialize()).toThrow('Cannot convert undefined or null');
    expect(() => read({ ROOT })).toThrow('Node ROOT has elements in its props');
  });

  test('readPage accepts texts as children, and objects without a name as props', () => {
    const ROOT = iconed({ children: ['two', 'words'], style: { margin: 0 }, list: [{ text: 'a' }], size: 1 });
    expect(read({ ROOT })).toEqual({ ROOT });
    expect(load(read({ ROOT })).crash()).toBeUndefined();
  });

  test('readPage accepts a text child as the library saves it', () => {
    const editor = createEditor(page(<Iconed>Hello</Iconed>), { resolver });
    const saved = editor.hook().query.node(editor.at(0)).toSerializedNode();
    const ROOT = { ...saved, parent: '' };
    expect(ROOT.props).toEqual({ children: 'Hello' });
    expect(read({ ROOT })).toEqual({ ROOT });
  });
});

describe('docs/recipes/migrations.mdx', () => {
  const { openPage } = loadSample('recipes/migrations/pages') as {
    openPage: (text: string, allowed: string[]) => SerializedNodes;
  };

  test.each(foreign)('openPage rejects %s', (_, ROOT) => {
    expect(() => openPage(JSON.stringify({ version: 3, nodes: { ROOT } }), known)).toThrow('ROOT');
  });
});

describe('docs/recipes/unknown-components.mdx', () => {
  const { openPage } = loadSample('recipes/unknown-components/pages') as {
    openPage: (text: string, allowed: string[]) => SerializedNodes;
  };
  const open = (nodes: object) => openPage(JSON.stringify({ version: 1, nodes }), [...known, 'Missing']);

  test.each(foreign.slice(0, 2))('openPage replaces %s', (_, ROOT) => {
    expect(open({ ROOT })['ROOT']?.type).toEqual({ resolvedName: 'Missing' });
  });

  test.each(foreign.slice(2))('openPage rejects %s', (_, ROOT) => {
    expect(() => open({ ROOT })).toThrow('ROOT');
  });
});

describe('docs/recipes/publish.mdx', () => {
  const { renderPage } = loadSample('recipes/publish/renderPage') as {
    renderPage: (json: string, views: object) => ReactElement | null;
  };

  // It leaves out tags, takes a tag that is called like a component for the component, and throws for objects.
  test.each(foreign)('renderPage renders no markup of %s', (_, ROOT) => {
    const View = ({ icon, children }: { icon?: ReactNode; children?: ReactNode }) => (
      <p>
        {icon}
        {children}
      </p>
    );
    const container = document.createElement('div');
    try {
      render(<>{renderPage(JSON.stringify({ ROOT }), { Iconed: View, Text: View })}</>, container);
    } catch (error) {
      expect(String(error)).toContain('Objects are not valid as a React child');
    }
    expect(container.querySelector('mark')).toBeNull();
  });
});
