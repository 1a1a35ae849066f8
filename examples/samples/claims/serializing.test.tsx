/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { Element } from '@craftjs/core';
import type { Resolver, SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the documentation about saved pages, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

/** Loads a page and returns the error that unmounted the editor. */
const load = (nodes: Record<string, object>, resolver: Resolver = { Text }) =>
  createEditor(undefined, { data: nodes as SerializedNodes, resolver }).crash();

const { readPage } = loadSample('guides/save-load-state/src/readPage') as {
  readPage: (text: string, allowed: string[]) => SerializedNodes;
};

test('readPage rejects names that every object has, which would unmount the editor', () => {
  const withName = (resolvedName: string) => ({ ROOT: { type: { resolvedName }, props: {} } });
  const read = (name: string) => () =>
    readPage(JSON.stringify({ version: 1, nodes: withName(name) }), ['Text']);
  expect(read('Text')).not.toThrow();
  expect(read('constructor')).toThrow('Unknown type in ROOT');
  expect(load(withName('constructor'))).toContain('(Object) does not exist in the resolver');
});

const Region: UserComponent = () => <Element id="region" is={Box} canvas children={<Text text="In it" />} />;

describe('readPage', () => {
  const read = (nodes: object) => () =>
    readPage(JSON.stringify({ version: 1, nodes }), ['Box', 'Text', 'Region']);
  const saved = () => {
    const root = <Element is={Box} canvas children={<Region />} />;
    const editor = createEditor(root, { resolver: { Box, Text, Region } });
    return JSON.parse(editor.hook().query.serialize()) as SerializedNodes;
  };

  test('rejects a child id that every object has as a key', () => {
    const nodes = { ROOT: { type: { resolvedName: 'Text' }, props: {}, nodes: ['constructor'] } };
    expect(read(nodes)).toThrow('constructor');
  });

  test('accepts what the library saves, linked nodes included', () => {
    const nodes = saved();
    expect(Object.values(nodes).filter(({ linkedNodes }) => 'region' in linkedNodes)).toHaveLength(1);
    expect(read(nodes)).not.toThrow();
  });

  test('rejects a page that contains itself, and a parent that does not hold its node', () => {
    const { ROOT, ...others } = saved();
    expect(read({ ...others, ROOT: { ...ROOT, nodes: ['ROOT'] } })).toThrow("ROOT doesn't belong in ROOT");
    const [id = ''] = ROOT?.nodes ?? [];
    const moved = { ...others[id], parent: 'gone' };
    expect(read({ ...others, ROOT, [id]: moved })).toThrow(`${id} doesn't belong in ROOT`);
  });

  test('rejects an id that a node has twice, or that is empty', () => {
    const { ROOT, ...others } = saved();
    const [id = ''] = ROOT?.nodes ?? [];
    const repeated = [{ nodes: [id, id] }, { linkedNodes: { twice: id } }];
    for (const fields of repeated)
      expect(read({ ...others, ROOT: { ...ROOT, ...fields } })).toThrow(`${id} doesn't belong in ROOT`);
    expect(read({ ROOT: { ...ROOT, nodes: [''] } })).toThrow("doesn't belong in ROOT");
  });

  test('reports the root of a page of 0.1.x as missing until it is renamed', () => {
    const json = JSON.stringify(saved());
    const old = json.replaceAll('"ROOT"', '"canvas-ROOT"');
    expect(createEditor(undefined, { data: old, resolver: { Box, Text, Region } }).crash()).toBeUndefined();
    expect(read(JSON.parse(old) as object)).toThrow('has no root node');
    expect(read(JSON.parse(old.replaceAll('"canvas-ROOT"', '"ROOT"')) as object)).not.toThrow();
  });
});

const Card: UserComponent<{ title?: string }> = ({ title }) => <b>{title}</b>;

test('saving a loaded page gives the identical string, unless a component has new default props', () => {
  const resolver = { Card };
  const json = createEditor(page(<Card />), { resolver })
    .hook()
    .query.serialize();
  const saveAgain = () => createEditor(undefined, { resolver, data: json }).hook().query.serialize();
  expect(saveAgain()).toBe(json);
  Card.craft = { props: { title: 'New' } };
  expect(saveAgain()).toBe(
    json.replace('"props":{},"displayName":"Card"', '"props":{"title":"New"},"displayName":"Card"'),
  );
  expect(saveAgain()).not.toBe(json);
});

test('a fragment throws while it is parsed, and a root of type {} is reported as a missing component', () => {
  expect(createEditor(page(<></>)).crash()).toContain('(undefined) does not exist in the resolver');
  expect(createEditor(<></>).crash()).toContain('(undefined) does not exist in the resolver');
  expect(load({ ROOT: { type: {}, props: {} } })).toContain(
    'Cannot find component <undefined /> in resolver map',
  );
});

test.each([
  ['missing', undefined, 'Cannot find component'],
  ['{}', {}, 'Cannot find component'],
  ['null', null, "(reading 'resolvedName')"],
  ["''", '', "(reading 'name')"],
])('JSON with the type %s reports %s', (_, type, message) => {
  expect(load({ ROOT: { type, props: {} } })).toContain(message);
});

const Owner = () => <Element id="body" is="div" />;

test('a lost id in linkedNodes matters only if the component renders the <Element> with that key', () => {
  const loadWith = (key: string) =>
    load({ ROOT: { type: { resolvedName: 'Owner' }, props: {}, linkedNodes: { [key]: 'lost' } } }, { Owner });
  expect(loadWith('body')).toContain("(reading 'data')");
  expect(loadWith('other')).toBeUndefined();
});

const Framed: UserComponent<{ icon?: ReactNode }> = () => <i />;
const Icon = () => <u />;

test('a user component in a prop other than children can be saved once, but not after loading', () => {
  const resolver = { Framed, Icon };
  const json = createEditor(page(<Framed icon={<Icon />} />), { resolver })
    .hook()
    .query.serialize();
  const loaded = createEditor(undefined, { resolver, data: json });
  expect(() => loaded.hook().query.serialize()).toThrow();
});

test('an element in a prop whose component is not in the resolver makes saving throw', () => {
  const { query } = createEditor(page(<Framed icon={<Icon />} />), { resolver: { Framed } }).hook();
  expect(() => query.serialize()).toThrow('does not exist in the resolver');
});

test('an HTML element in a prop other than children can be saved again after loading', () => {
  const resolver = { Framed };
  const json = createEditor(page(<Framed icon={<u />} />), { resolver })
    .hook()
    .query.serialize();
  const loaded = createEditor(undefined, { resolver, data: json });
  expect(loaded.hook().query.serialize()).toContain('"icon":{"type":"u"');
});

/** A page whose paragraph names `parent`, although the root holds it. */
const withParent = (parent: string | undefined) =>
  createEditor(undefined, {
    data: {
      ROOT: { type: 'main', isCanvas: true, props: {}, nodes: ['text', 'other'] },
      text: { type: 'p', props: {}, parent },
      other: { type: 'section', props: {}, parent: 'ROOT' },
    } as unknown as SerializedNodes,
  });

test('a node with an unknown parent is shown and cannot be dragged, and isDeletable() throws', () => {
  const editor = withParent('gone');
  expect(editor.find('p').getAttribute('draggable')).toBeNull();
  const text = () => editor.hook().query.node('text');
  expect(text().isDraggable()).toBe(false);
  expect(() => text().isDeletable()).toThrow("(reading 'data')");
});

test('a node whose parent does not hold it is shown and deletable, but deleting it unmounts the editor', () => {
  const editor = withParent('other');
  expect([editor.crash(), editor.hook().query.node('text').isDeletable()]).toEqual([undefined, true]);
  editor.run(({ actions }) => actions.delete('text'));
  expect(editor.crash()).toContain("(reading 'children')");
});

test('a root is saved with null as parent if it was loaded with that, and otherwise without a parent', () => {
  const save = (fields: object) => {
    const data = { ROOT: { type: 'main', props: {}, ...fields } } as unknown as SerializedNodes;
    const saved = createEditor(undefined, { data }).hook().query.serialize();
    return (JSON.parse(saved) as { ROOT: object }).ROOT;
  };
  expect(save({ parent: null })).toHaveProperty('parent', null);
  expect(save({})).not.toHaveProperty('parent');
});

test('a node without a parent cannot be dragged, counts as deletable, and crashes the editor when it is deleted', () => {
  const editor = withParent(undefined);
  const node = editor.hook().query.node('text');
  expect([editor.crash(), node.isDraggable(), node.isDeletable()]).toEqual([undefined, false, true]);
  editor.run(({ actions }) => actions.delete('text'));
  expect(editor.crash()).toContain("(reading 'data')");
});

test('a loaded node gets every field it lacks besides type, props and parent', () => {
  const { ROOT, text } = withParent('ROOT').hook().query.getSerializedNodes();
  const defaults = { custom: {}, hidden: false, linkedNodes: {} };
  expect(text).toMatchObject({ ...defaults, isCanvas: false, displayName: 'p', nodes: [] });
  expect(ROOT).toMatchObject({ ...defaults, displayName: 'main' });
});

test('a node whose parent names it twice is shown, but deleting it unmounts the editor', () => {
  const nodes = {
    ROOT: { type: 'main', isCanvas: true, props: {}, nodes: ['text', 'text'] },
    text: { type: 'p', props: {}, parent: 'ROOT' },
  };
  const editor = createEditor(undefined, { data: nodes as unknown as SerializedNodes });
  expect(editor.crash()).toBeUndefined();
  editor.run(({ actions }) => actions.delete('text'));
  expect(editor.crash()).toContain("(reading 'children')");
});

test('listImages of docs/api/serialized-node.mdx finds the images of a saved page, and no img element', () => {
  const { listImages } = loadSample('api/serialized-node/listImages') as {
    listImages: (nodes: SerializedNodes) => string[];
  };
  const Image = ({ src }: { src: string }) => <Text text={src} />;
  const children = page(<Image src="a.png" />, <img src="b.png" />, <Text text="c.png" />);
  const { query } = createEditor(children, { resolver: { Image, Text } }).hook();
  expect(listImages(JSON.parse(query.serialize()) as SerializedNodes)).toEqual(['a.png']);
});

test('SavedForm of docs/api/serialized-node.mdx shows the JSON of the page for its paragraph', () => {
  const { default: SavedForm } = loadSample('api/serialized-node/SavedForm') as { default: FC };
  const editor = createEditor(undefined, { around: () => <SavedForm /> });
  fire(editor.find('p'), 'mousedown');
  const doc = readFileSync(join(process.cwd(), 'docs/api/serialized-node.mdx'), 'utf8');
  const json = /```json\n(.*?)\n```/s.exec(doc)?.[1] ?? '{}';
  expect(JSON.parse(editor.find('pre').textContent ?? '')).toEqual(JSON.parse(json));
});
