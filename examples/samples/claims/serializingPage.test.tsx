/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FC } from 'react';
import { Element, type UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/serializing.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const Region = () => <Element id="region" is={Box} canvas children={<Text text="In it" />} />;

const Any: FC<Record<string, unknown>> = () => <Text text="any" />;

const resolver = { Text, Box, Region, Any };

const texts = (...all: string[]) => page(...all.map((text) => <Text key={text} text={text} />));

const threeTexts = () => createEditor(texts('1', '2', '3'), { resolver });

const textOf = (editor: TestEditor) => editor.find('main').textContent;

describe('docs/concepts/serializing.mdx', () => {
  const saveAgain = (value: unknown) => {
    const data = createEditor(page(<Any value={value} />), { resolver })
      .hook()
      .query.serialize();
    return createEditor(undefined, { resolver, data }).hook().query.serialize() === data;
  };

  test('StorageBar brings the saved page back as one undo step, and loads nothing before the first save', () => {
    localStorage.clear();
    const { StorageBar } = loadSample('concepts/serializing/StorageBar') as { StorageBar: FC };
    const editor = createEditor(texts('1', '2'), { resolver, panel: () => <StorageBar /> });
    const click = (n: number) => fire(editor.find(`button:nth-of-type(${n})`), 'click');
    const { history } = editor.hook().query;
    click(2);
    expect([textOf(editor), history.canUndo()]).toEqual(['12', false]);
    click(1);
    editor.run(({ actions }) => actions.history.ignore().delete(editor.at(0)));
    expect(textOf(editor)).toBe('2');
    click(2);
    expect([textOf(editor), history.canUndo()]).toEqual(['12', true]);
  });

  test('the page shown is what the library saves', () => {
    const text = readFileSync('docs/concepts/serializing.mdx', 'utf8');
    const [, json = ''] = /title="page.json"\n([^`]*)/.exec(text) ?? [];
    const Card = ({ title }: { title?: string }) => (
      <p title={title} children={<Element id="body" is="div" canvas />} />
    );
    const editor = createEditor(
      <Element is="div" canvas style={{ padding: 20 }} children={<Card title="Hello" />} />,
      { resolver: { Card } },
    );
    const saved = editor.hook().query.serialize();
    const ids = Object.keys(JSON.parse(saved) as object);
    const shownIds = Object.keys(JSON.parse(json) as object);
    const shown = JSON.stringify(JSON.parse(json));
    expect(shownIds.reduce((page, id, index) => page.replaceAll(id, ids[index] ?? ''), shown)).toBe(saved);
  });

  test('the smallest page loads, and its root accepts nodes', () => {
    const text = readFileSync('docs/concepts/serializing.mdx', 'utf8');
    const [, json = ''] = /title="smallest.json"\n([^`]*)/.exec(text) ?? [];
    const editor = createEditor(undefined, { data: json });
    expect([editor.crash(), document.querySelector('p')?.textContent]).toEqual([undefined, 'Hello']);
    expect(editor.hook().query.node('ROOT').isCanvas()).toBe(true);
  });

  test('a saved page is the same after loading, unless a prop was NaN', () => {
    const props = [new Date(0), new Map(), () => 1, { a: null, b: undefined }, <b key="b" />];
    expect([...props, Number.NaN].map(saveAgain)).toEqual([true, true, true, true, true, false]);
  });

  class Money {
    constructor(readonly amount: number) {}
  }
  const serialize = (value: unknown) => {
    const editor = createEditor(page(<Any value={value} />), { resolver });
    return editor.crash() ?? editor.hook().query.node(editor.at(0)).toSerializedNode();
  };

  test('a class instance becomes a plain object, and a BigInt cannot be saved', () => {
    expect(JSON.stringify(serialize(new Money(2)))).toContain('"value":{"amount":2}');
    expect(() => JSON.stringify(serialize(1n))).toThrow('BigInt');
  });

  test('getSerializedNodes keeps functions in props, and only the JSON drops them', () => {
    const value = () => 1;
    const editor = createEditor(page(<Any value={value} />), { resolver });
    const { query } = editor.hook();
    expect(query.getSerializedNodes()[editor.at(0)]?.props).toEqual({ value });
    expect(query.serialize()).toContain('"props":{}');
  });

  test('an element in an array or object cannot be saved if a component created it', () => {
    const List = () => [<b key="1" />];
    const created: unknown[] = [];
    const Creator = () => {
      created.push(List(), { icon: <b /> });
      return null;
    };
    createEditor(undefined, { panel: () => <Creator /> });
    expect(created.length).toBeGreaterThan(1);
    created
      .slice(0, 2)
      .forEach((value) => expect(() => JSON.stringify(serialize(value))).toThrow('circular structure'));
  });

  test.each<[string, (editor: TestEditor, value: object) => void]>([
    ['loading it', (_, value) => expect(serialize(value)).toContain('circular')],
    [
      'setProp',
      (editor, value) => {
        editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.value = value)));
        expect(editor.crash()).toMatch(/circular|call stack/);
      },
    ],
  ])('a circular object unmounts the editor: %s', (_, give) => {
    const value: Record<string, unknown> = {};
    value['self'] = value;
    give(threeTexts(), value);
  });

  const field = (fields: object) => ({
    type: 'main',
    displayName: 'main',
    props: {},
    custom: {},
    hidden: false,
    isCanvas: true,
    nodes: [],
    linkedNodes: {},
    ...fields,
  });

  test('a node that its parent does not list is not shown, without an error', () => {
    const text = field({ type: { resolvedName: 'Text' }, props: { text: 'Lost' }, parent: 'ROOT' });
    const shown = (nodes: string[]) => {
      const editor = createEditor(undefined, {
        resolver,
        data: JSON.stringify({ ROOT: field({ nodes }), text }),
      });
      return [editor.find('main').textContent, editor.crash()];
    };
    expect([shown([]), shown(['text'])]).toEqual([
      ['', undefined],
      ['Lost', undefined],
    ]);
  });

  test('a node that only the linkedNodes of its owner list is shown', () => {
    const data = JSON.stringify({
      ROOT: field({ nodes: ['owner'] }),
      owner: field({ type: { resolvedName: 'Region' }, parent: 'ROOT', linkedNodes: { region: 'area' } }),
      area: field({ type: { resolvedName: 'Box' }, parent: 'owner', nodes: ['text'] }),
      text: field({ type: { resolvedName: 'Text' }, props: { text: 'Saved' }, parent: 'area' }),
    });
    const editor = createEditor(undefined, { resolver, data });
    expect([editor.find('main').textContent, editor.crash()]).toEqual(['Saved', undefined]);
  });

  test('loading a page after the is of an <Element id> changed replaces that node and deletes its content', () => {
    const pageWith = (tag: 'ul' | 'ol', data?: string) => {
      const Owner = () => <Element id="list" is={tag} canvas />;
      return createEditor(page(<Owner />), { resolver: { Owner }, ...(data && { data }) });
    };
    const typesOf = ({ hook }: TestEditor) => Object.values(hook().query.getNodes()).map((n) => n.data.type);
    const first = pageWith('ul');
    const [list = ''] = first.hook().query.node(first.at(0)).linkedNodes();
    first.run(({ actions, query }) =>
      actions.addNodeTree(query.parseReactElement(<li>edited</li>).toNodeTree(), list),
    );
    const data = first.hook().query.serialize();
    const same = pageWith('ul', data);
    expect([typesOf(same).slice(2), same.hook().query.serialize()]).toEqual([['ul', 'li'], data]);
    const changed = pageWith('ol', data);
    expect([typesOf(changed).slice(2), changed.hook().query.serialize() === data]).toEqual([['ol'], false]);
  });

  test.each([
    ['hidden', { hidden: undefined }, false],
    ['custom', { custom: undefined }, {}],
  ])(
    'an undefined %s of an <Element> gets its default by loading, so the next save differs',
    (name, props, added) => {
      const first = createEditor(page(<Element is="p" {...props} />));
      const data = first.hook().query.serialize();
      const second = createEditor(undefined, { data });
      const save = ({ hook, at }: TestEditor) =>
        JSON.parse(JSON.stringify(hook().query.node(at(0)).toSerializedNode())) as object;
      expect(save(first)).not.toHaveProperty(name);
      expect(save(second)).toEqual({ ...save(first), [name]: added });
      expect(second.hook().query.serialize()).not.toBe(data);
    },
  );

  test('a File cannot be saved, and a URL becomes a string', () => {
    expect(() => JSON.stringify(serialize(new File([], 'a.png', { type: 'image/png' })))).toThrow();
    expect(JSON.stringify(serialize(new URL('https://example.com/a')))).toContain('"https://example.com/a"');
  });

  test('a File of an unknown type is saved as an empty object', () => {
    expect(JSON.stringify(serialize(new File(['text'], 'a.unknown')))).toContain('"value":{}');
  });

  test.each([
    ['like it is saved as before', {}, '{},"displayName":"Card"'],
    ['with defaults is saved with these', { props: { size: 1 } }, '{"size":1},"displayName":"Card"'],
    ['with a displayName is saved with that', { displayName: 'Box' }, '{},"displayName":"Box"'],
  ])('after loading, a component that was saved under the key of one %s', (_, craft, expected) => {
    const create = (text: string) => {
      const Card: UserComponent = () => <Text text={text} />;
      return Card;
    };
    const known = { Card: create('a'), Other: create('b') };
    known.Card.craft = craft;
    const first = createEditor(page(<known.Other />), { resolver: known });
    const data = first.hook().query.serialize();
    const second = createEditor(undefined, { resolver: known, data });
    expect([first, second].map(({ find }) => find('p').textContent)).toEqual(['b', 'a']);
    const saved = data.replace('{},"displayName":"Card"', expected);
    expect(second.hook().query.serialize()).toBe(saved);
  });

  test('a saved page lacks an alias after it was loaded and saved', () => {
    const data = createEditor(texts('1'), { resolver }).hook().query.serialize();
    const renamed = createEditor(undefined, { resolver: { Paragraph: Text, Text }, data });
    expect(renamed.hook().query.serialize()).toBe(data);
    const Paragraph = (props: { text?: string }) => <Text {...props} />;
    const aliased = createEditor(undefined, { resolver: { Paragraph, Text: Paragraph }, data });
    expect(aliased.hook().query.serialize()).toContain('"resolvedName":"Paragraph"');
  });
});
