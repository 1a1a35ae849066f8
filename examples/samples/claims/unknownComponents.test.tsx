/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Resolver, SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, type Hook, muteConsole, named, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/unknown-components.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

const markup = { dangerouslySetInnerHTML: { __html: '<mark>from outside</mark>' } };

const dataOf = ({ hook }: TestEditor, id: string) => hook().query.node(id).get().data;

interface Pages {
  openPage: (text: string, allowed: string[]) => SerializedNodes;
  savePage: (nodes: SerializedNodes) => string;
}

const PAGE = 'recipes/unknown-components';
const { openPage, savePage } = loadSample(`${PAGE}/pages`) as unknown as Pages;
const { Missing } = loadSample(`${PAGE}/Missing`) as { Missing: UserComponent };
const options = { resolver: { ...resolver, Missing } as Resolver };
const allowed = Object.keys(options.resolver);

const wrap = (nodes: object) => JSON.stringify({ version: 1, nodes });
const open = (nodes: object) => openPage(wrap(nodes), allowed);
const load = (nodes: object) => createEditor(undefined, { ...options, data: open(nodes) });
const save = ({ query }: Hook) =>
  (JSON.parse(savePage(query.getSerializedNodes())) as { nodes: SerializedNodes }).nodes;

describe('docs/recipes/unknown-components.mdx', () => {
  // The test that the page shows.
  loadSample(`${PAGE}/pages.test`);

  test('loading a page with an unknown component unmounts the editor, and openPage prevents it', () => {
    const nodes = { ROOT: named('Video') };
    const data = nodes as unknown as SerializedNodes;
    expect(createEditor(undefined, { ...options, data }).crash()).toBeDefined();
    expect(load(nodes).crash()).toBeUndefined();
  });

  test('a second key loads a renamed component, which is saved under its new name with its old display name', () => {
    const Paragraph = Text as UserComponent;
    const all = { Paragraph, Old: Paragraph } as Resolver;
    const loadOld = () =>
      createEditor(undefined, {
        resolver: all,
        data: { ROOT: named('Old', { text: 'a' }, { displayName: 'Old' }) } as unknown as SerializedNodes,
      });
    const saved = JSON.parse(loadOld().hook().query.serialize()) as SerializedNodes;
    expect(saved['ROOT']).toMatchObject({ type: { resolvedName: 'Paragraph' }, displayName: 'Old' });
    cleanUp();
    const before = Paragraph.craft;
    Paragraph.craft = { displayName: 'New' };
    try {
      expect(dataOf(loadOld(), ROOT_NODE).displayName).toBe('New');
    } finally {
      if (before) Paragraph.craft = before;
      else delete Paragraph.craft;
    }
  });

  test('without the placeholder among the allowed names, the page is rejected', () => {
    expect(() => openPage(wrap({ ROOT: named('Video') }), ['Text'])).toThrow('Unknown type in ROOT');
  });

  test('a stored placeholder is saved as it was, whatever its props say', () => {
    const was = { kind: 'div', displayName: 'Missing', props: markup };
    for (const props of [{ name: 'Video', was }, {}]) {
      const editor = load({ ROOT: named('Missing', props) });
      expect(editor.find('div').textContent).toContain('The component Missing is not available.');
      expect(save(editor.hook())['ROOT']).toMatchObject({ type: { resolvedName: 'Missing' }, props });
    }
  });

  test('savePage stores whatever the placeholder of a page that openPage did not open holds', () => {
    const forged = named('Missing', { was: { kind: 'div', props: markup } });
    const nodes = { ROOT: forged } as unknown as SerializedNodes;
    expect(JSON.parse(savePage(nodes))).toMatchObject({ nodes: { ROOT: { type: 'div', props: markup } } });
  });

  test('a placeholder without an original is saved as it is', () => {
    const nodes = { ROOT: named('Missing') } as unknown as SerializedNodes;
    expect(JSON.parse(savePage(nodes))).toMatchObject({ nodes });
  });

  test('a prop was of another component stays', () => {
    const nodes = { ROOT: named('Text', { was: { kind: 'div', props: markup } }) };
    expect(JSON.parse(savePage(nodes as unknown as SerializedNodes))).toMatchObject({ nodes });
  });

  test('a type whose name is an object brings no markup', () => {
    const type = { resolvedName: { resolvedName: 'any', type: 'div', props: markup } };
    load({ ROOT: { ...named(''), type } });
    expect(document.querySelector('mark')).toBeNull();
  });

  test('the placeholder shows the children of an unknown component, and keeps its linked nodes unseen', () => {
    const nodes = {
      ROOT: named('Video', { src: 'a.mp4' }, { nodes: ['child'], linkedNodes: { caption: 'linked' } }),
      child: named('Text', { text: 'Child' }, { parent: 'ROOT' }),
      linked: named('Text', { text: 'Linked' }, { parent: 'ROOT' }),
    };
    const editor = load(nodes);
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'The component Video is not available.',
      'Child',
    ]);
    expect(save(editor.hook())).toMatchObject(nodes);
  });

  test('the rules of the original do not apply to the placeholder', () => {
    const Video: UserComponent = () => <div />;
    Video.craft = { rules: { canDrag: () => false } };
    const nodes = {
      ROOT: named('Box', {}, { nodes: ['a'], isCanvas: true }),
      a: named('Video', {}, { parent: 'ROOT' }),
    };
    const isDraggable = (data: object, more = {}) =>
      createEditor(undefined, {
        resolver: { ...options.resolver, ...more },
        data: data as SerializedNodes,
      })
        .hook()
        .query.node('a')
        .isDraggable();
    expect(isDraggable(nodes, { Video })).toBe(false);
    expect(isDraggable(open(nodes))).toBe(true);
  });

  test('a prop that is an object with a resolvedName is lost', () => {
    const props = { was: { resolvedName: 'Video' }, kept: { kind: { resolvedName: 'Video' } } };
    const data = { ROOT: named('Text', props) } as unknown as SerializedNodes;
    const { was, kept } = dataOf(createEditor(undefined, { resolver, data }), ROOT_NODE).props as Record<
      string,
      unknown
    >;
    expect([was, kept]).toEqual([undefined, { kind: { resolvedName: 'Video' } }]);
  });

  test('with versioned pages, the changed lines fit its pages.ts, and a migrated page keeps its unknown component', () => {
    const lines = readFileSync(`docs/${PAGE}.mdx`, 'utf8').split('\n');
    const marked = (mark: string) =>
      lines.filter((line) => line.endsWith(mark)).map((line) => line.slice(0, -mark.length));
    const [importing, saving, replacing, ...others] = marked(' // [!code ++]');
    const removed = marked(' // [!code --]');
    expect([removed.length, others]).toEqual([2, []]);
    const edit = (code: string) => {
      expect(removed.filter((line) => !code.split('\n').includes(line))).toEqual([]);
      const saved = code.replace(removed[0] ?? '', saving ?? '');
      return `${importing}\n${saved.replace(removed[1] ?? '', replacing ?? '')}`;
    };
    const versioned = loadSample('recipes/migrations/pages', edit, [PAGE]) as unknown as Pages;

    const stored = {
      ROOT: named('Box', {}, { nodes: ['a', 'b'] }),
      a: named('Heading', { text: 'a' }, { parent: 'ROOT' }),
      b: named('Video', { text: 'b' }, { parent: 'ROOT' }),
    };
    const nodes = versioned.openPage(JSON.stringify(stored), allowed);
    expect([nodes['a'], nodes['b']]).toMatchObject([
      { type: { resolvedName: 'Text' }, props: { content: 'a', level: 1 } },
      { type: { resolvedName: 'Missing' }, props: { name: 'Video' } },
    ]);
    expect(JSON.parse(versioned.savePage(nodes))).toMatchObject({ version: 3, nodes: { b: stored.b } });
  });

  describe('tags', () => {
    const withTags = loadSample(`${PAGE}/pages`, (code) => {
      const listed = code.replace('(stored.nodes, allowed)', '(stored.nodes, allowed, tags)');
      return `import { checkNodeOrTag, tags } from './tags';\n${listed.replace('checkNode(id,', 'checkNodeOrTag(id,')}`;
    }) as unknown as Pages;
    const tag = (type: string, props: object = {}) => ({ ...named('', props), type });
    const openWith = (ROOT: object, names = allowed) => withTags.openPage(wrap({ ROOT }), names)['ROOT'];

    test('they count as unknown, also if they are among the allowed names, and are saved as they were', () => {
      for (const names of [allowed, [...allowed, 'div']]) {
        const nodes = openPage(wrap({ ROOT: tag('div', markup) }), names);
        expect(nodes['ROOT']?.type).toEqual({ resolvedName: 'Missing' });
        expect(JSON.parse(savePage(nodes))).toMatchObject({ nodes: { ROOT: tag('div', markup) } });
      }
    });

    test('those on the list stay, with the props on the list', () => {
      const div = tag('div', { className: 'hero', children: 'Hello' });
      expect(openWith(div)).toEqual(div);
      expect(openWith(named('Text', { text: 'a' }))).toEqual(named('Text', { text: 'a' }));
      expect(openWith(tag('script'))?.type).toEqual({ resolvedName: 'Missing' });
      expect(openWith(tag('constructor'))?.type).toEqual({ resolvedName: 'Missing' });
    });

    test.each([
      [markup, 'Node ROOT has the prop dangerouslySetInnerHTML'],
      [{ onClick: 'a' }, 'Node ROOT has the prop onClick'],
      [{ children: { type: 'b', props: markup } }, 'Node ROOT has elements in its props'],
      [undefined, 'Node ROOT has no props'],
    ])('a div with the props %j is rejected', (props, message) => {
      expect(() => openWith({ ...tag('div'), props })).toThrow(message);
    });
  });

  describe('regions', () => {
    const region = (id: string, is: string | UserComponent) => (
      <Element id={id} is={is as string} canvas>
        <Text text="Default" />
      </Element>
    );
    const page = (type: unknown) => ({
      ROOT: named('Owner', {}, { linkedNodes: { left: 'a' } }),
      a: { type, props: {}, nodes: ['b'], linkedNodes: {}, parent: 'ROOT', isCanvas: true },
      b: named('Text', { text: 'Mine' }, { parent: 'a' }),
    });
    const shownIn = (Owner: UserComponent, data: object, more = {}) => {
      const all = { ...resolver, Missing, Owner, ...more };
      const editor = createEditor(undefined, { resolver: all as Resolver, data: data as SerializedNodes });
      return { text: editor.find('p').textContent, saved: editor.hook().query.serialize() };
    };

    test.each(['div', { resolvedName: 'Gone' }])(
      'a placeholder for the region %j is replaced, and its content is deleted',
      (type) => {
        const nodes = openPage(wrap(page(type)), ['Owner', 'Text', 'Missing']);
        expect(nodes['a']?.type).toEqual({ resolvedName: 'Missing' });
        const replaced = shownIn(() => region('left', type === 'div' ? 'div' : Box), nodes);
        expect([replaced.text, replaced.saved.includes('Mine')]).toEqual(['Default', false]);
      },
    );

    test('a region keeps its content if its tag is listed, or its old name is a second key', () => {
      const tag = shownIn(() => region('left', 'div'), page('div'));
      expect([tag.text, tag.saved.includes('Mine')]).toEqual(['Mine', true]);
      cleanUp();
      const renamed = shownIn(() => region('left', Box), page({ resolvedName: 'Old' }), { Old: Box });
      expect([renamed.text, renamed.saved.includes('Mine')]).toEqual(['Mine', true]);
    });
  });
});
