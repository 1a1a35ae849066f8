/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element } from '@craftjs/core';
import type { SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/loading-errors.mdx, checked with its function. Its messages are also in helperErrors.test.tsx.

beforeEach(muteConsole);
afterEach(cleanUp);

const { repairPage } = loadSample('loading-errors/repairPage') as {
  repairPage: (
    stored: SerializedNodes,
    query: Hook['query'],
  ) => { nodes: SerializedNodes; mistakes: string[]; lost: string[] };
};

const Card: UserComponent = () => <Element id="body" is={Box} canvas />;
const resolver = { Box, Card, Text };

const load = (data: unknown) => createEditor(undefined, { resolver, data: data as SerializedNodes });
const repair = (stored: object) =>
  repairPage(stored as SerializedNodes, createEditor(page(), { resolver }).hook().query);

const root = (...nodes: string[]) => ({ type: 'main', isCanvas: true, props: {}, nodes });
const text = (fields: object = {}) => ({
  type: { resolvedName: 'Text' },
  props: { text: 'Kept' },
  parent: 'ROOT',
  ...fields,
});
const card = (fields: object) => text({ type: { resolvedName: 'Card' }, props: {}, ...fields });
const NO_TYPE = 'An Error occurred while deserializing components: Cannot find component';

describe('repairPage', () => {
  test.each<[string, object, string, string[]]>([
    ['an unknown component', { bad: text({ type: { resolvedName: 'X' } }) }, "(reading 'name')", ['bad']],
    ["'' as type", { bad: text({ type: '' }) }, "(reading 'name')", ['bad']],
    ['null as type', { bad: text({ type: null }) }, "null (reading 'resolvedName')", ['bad']],
    ['no type', { bad: text({ type: undefined }) }, NO_TYPE, ['bad']],
    ['no props', { bad: text({ props: undefined }) }, 'Cannot convert undefined or null to object', ['bad']],
    ['a list of children that is a text', { bad: text({ nodes: 'a' }) }, 'is not a function', ['bad']],
    ['null in place of a node', { bad: null }, 'There is no such node', ['bad']],
    ['no node', {}, 'There is no such node', []],
    [
      'an unknown component with content',
      { bad: text({ type: { resolvedName: 'X' }, nodes: ['inside'] }), inside: text({ parent: 'bad' }) },
      "(reading 'name')",
      ['bad', 'inside'],
    ],
  ])('leaves out a child with %s, which unmounts the editor when it loads', (_, nodes, message, lost) => {
    const stored = { ROOT: root('good', 'bad'), good: text(), ...nodes };
    expect(load(stored).crash()).toBeDefined();
    const repaired = repair(stored);
    expect(repaired.mistakes).toEqual([expect.stringMatching(/^bad: /)]);
    expect(repaired.mistakes[0]).toContain(message);
    expect(repaired.lost).toEqual(lost);
    const editor = load(repaired.nodes);
    expect([editor.crash(), editor.find('main').textContent]).toEqual([undefined, 'Kept']);
  });

  test('keeps a canvas that lost its isCanvas, whose children can no longer be dragged', () => {
    const stored = { ROOT: { ...root('good'), isCanvas: false }, good: text() };
    const { nodes, mistakes } = repair(stored);
    expect(mistakes).toEqual([]);
    const { query } = load(nodes).hook();
    expect(query.node('good').isDraggable()).toBe(false);
  });

  test('leaves out an unknown linked node, which the component then renders anew', () => {
    const stored = { ROOT: root('card'), card: card({ linkedNodes: { body: 'gone' } }) };
    expect(load(stored).crash()).toContain("(reading 'data')");
    const { nodes, mistakes } = repair(stored);
    expect(mistakes).toEqual(['gone: Error: There is no such node.']);
    const editor = load(nodes);
    expect([editor.crash(), editor.find('main > section').tagName]).toEqual([undefined, 'SECTION']);
  });

  test('stops at a node that contains itself', () => {
    const { nodes, mistakes, lost } = repair({
      ROOT: root('a'),
      a: text({ type: 'div', props: {}, nodes: ['b'] }),
      b: text({ type: 'div', props: {}, parent: 'a', nodes: ['a'] }),
    });
    expect([mistakes, lost]).toEqual([['a: Error: It is listed twice.'], []]);
    expect(load(nodes).crash()).toBeUndefined();
  });

  test('corrects the parents of nodes, so that they can be dragged and deleted', () => {
    const stored = { ROOT: root('a', 'b', 'a'), a: text({ parent: 'gone' }), b: text() };
    const { nodes, mistakes } = repair(stored);
    expect(mistakes).toEqual(['a: Its parent was gone.', 'a: Error: It is listed twice.']);
    const editor = load(nodes);
    expect(editor.hook().query.node('a').isDraggable()).toBe(true);
    editor.run(({ actions }) => actions.delete('a'));
    editor.run(({ actions }) => actions.delete('b'));
    expect([editor.crash(), editor.find('main').childElementCount]).toEqual([undefined, 0]);
  });

  test('leaves out a node that no parent lists, which loading does not show, but reads', () => {
    const stored = { ROOT: root(), orphan: text() };
    expect(load(stored).find('main').childElementCount).toBe(0);
    expect(load({ ...stored, orphan: text({ type: { resolvedName: 'X' } }) }).crash()).toContain('name');
    expect(repair(stored)).toMatchObject({ mistakes: [], lost: ['orphan'] });
  });

  test('finds nothing in an intact page, and returns it as it is', () => {
    const editor = createEditor(page(<Text text="One" />, <Card />, <b>two</b>), { resolver });
    const stored = JSON.parse(editor.hook().query.serialize()) as SerializedNodes;
    expect(Object.keys(stored)).toHaveLength(5);
    expect(repair(stored)).toEqual({ nodes: stored, mistakes: [], lost: [] });
  });

  test('keeps the regions of an early release', () => {
    const body = text({ type: { resolvedName: 'Box' }, isCanvas: true, props: {}, parent: 'card' });
    const stored = {
      ROOT: root('card'),
      card: card({ _childCanvas: { body: 'body' } }),
      body: { ...body, nodes: ['text'] },
      text: text({ parent: 'body' }),
    };
    const { nodes, mistakes, lost } = repair(stored);
    expect([mistakes, lost, load(nodes).find('section').textContent]).toEqual([[], [], 'Kept']);
  });

  test('finds no root', () => {
    expect(repair({ a: text() })).toEqual({
      nodes: {},
      mistakes: ['ROOT: Error: There is no such node.'],
      lost: ['a'],
    });
  });
});

test('below the error of a prop that cannot be rendered, React lists the element and its component', () => {
  const Label: UserComponent<{ label?: ReactNode }> = (props) => <p>{props.label}</p>;
  const known = { ...resolver, Label };
  const stored = { ROOT: root('a'), a: text({ type: { resolvedName: 'Label' }, props: { label: {} } }) };
  const { query } = createEditor(page(), { resolver: known }).hook();
  const { nodes, mistakes } = repairPage(stored as never, query);
  expect(mistakes).toEqual([]);
  const { calls } = jest.mocked(console.error).mock;
  calls.length = 0;
  const { crash } = createEditor(undefined, { resolver: known, data: nodes });
  expect(crash()).toContain('Objects are not valid as a React child');
  const lines = calls.flat().map(String).join('\n').split('\n');
  const start = lines.findIndex((line) => line.includes('The above error occurred in'));
  const places = lines.slice(start + 1).flatMap((line) => /^ +at (\w+)/.exec(line)?.[1] ?? []);
  // Jest's source maps name the second one after the prop that it reads.
  expect(places.slice(0, 2)).toEqual(['p', expect.stringMatching(/^label$/i)]);
});

test.each(['icon', 'children'])('an unknown component as %s is reported while the page is saved', (name) => {
  const Icon = () => <i />;
  const editor = createEditor(page(<Text />), { resolver });
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props[name] = <Icon />)));
  expect(editor.crash()).toBeUndefined();
  expect(() => editor.hook().query.serialize()).toThrow('(Icon) does not exist in the resolver');
});

test('an element in children whose component is missing is not shown, and makes saving throw', () => {
  const gone = { type: { resolvedName: 'Gone' }, props: {} };
  const note = { type: 'p', props: { children: ['Kept', gone] }, parent: 'ROOT' };
  const editor = load({ ROOT: root('note'), note });
  expect([editor.crash(), editor.find('p').innerHTML]).toEqual([undefined, 'Kept']);
  expect(() => editor.hook().query.serialize()).toThrow("Cannot read properties of null (reading 'type')");
});

test('an envelope, or a text that was turned into JSON twice, has components called undefined', () => {
  const nodes = { ROOT: root() };
  const message = 'Cannot find component <undefined /> in resolver map';
  expect(load({ version: 1, nodes }).crash()).toContain(message);
  expect(load(JSON.stringify(JSON.stringify(nodes))).crash()).toContain(message);
});

test('moving a node whose parent does not list it can remove another node of that parent', () => {
  const box = (...nodes: string[]) => card({ type: { resolvedName: 'Box' }, isCanvas: true, nodes });
  const nodes = {
    ROOT: root('a', 'b', 'c'),
    a: text({ parent: 'b' }),
    b: box('x', 'y'),
    c: box(),
    x: text({ parent: 'b' }),
    y: text({ parent: 'b' }),
  };
  const editor = load(nodes);
  editor.run(({ actions }) => actions.move('a', 'c', 0));
  expect(editor.crash()).toBeUndefined();
  expect(editor.hook().query.node('b').childNodes().join()).toBe('x');
});
