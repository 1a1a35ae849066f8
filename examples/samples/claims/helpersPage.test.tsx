/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'react-dom/test-utils';
import type { ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { NodeTree, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/helpers.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

const texts = (...values: string[]) => page(...values.map((text) => <Text key={text} text={text} />));

const Owner = () => <Element id="area" is={Box} canvas />;

describe('docs/api/helpers.mdx', () => {
  test('the rows of Relatives have the names of the tree, and each call returns what the table says', () => {
    const { default: Relatives } = loadSample('api/helpers/Relatives') as { default: () => JSX.Element };
    const editor = createEditor(undefined, { around: () => <Relatives /> });
    const rows = () => [...document.querySelectorAll('aside > div')].map(({ textContent }) => textContent);
    expect(rows()).toEqual(['ROOT', 'Text A', 'Card', 'Header', 'Body', 'Text B', 'Text C']);
    const select = editor.find('select') as HTMLSelectElement;
    const ask = (selector: string, call: string) => {
      fire(editor.find(selector), 'mousedown');
      fire(editor.find(selector), 'click');
      act(() => {
        select.value = call;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      return rows().flatMap((row) => (row?.endsWith(' (returned)') ? row.replace(' (returned)', '') : []));
    };
    expect(ask('main', 'childNodes()')).toEqual(['Text A', 'Card', 'Text C']);
    expect(ask('main', "descendants(true, 'childNodes')")).toEqual(['Text A', 'Card', 'Text C']);
    expect(ask('main > div', "descendants(true, 'linkedNodes')")).toEqual(['Header', 'Body']);
    expect(ask('section p', 'ancestors(true)')).toEqual(['ROOT', 'Card', 'Body']);
  });
});

test('a canvas accepts an empty selector only if its canMoveIn does', () => {
  const Picky: UserComponent = ({ children }: { children?: ReactNode }) => <div>{children}</div>;
  Picky.craft = { isCanvas: true, rules: { canMoveIn: (nodes) => nodes.some(Boolean) } };
  const { hook, at } = createEditor(page(<Text />, <Picky />, <Element is={Box} canvas />), {
    resolver: { ...resolver, Picky },
  });
  const accepts = (target: string, selector: string[]) => hook().query.node(target).isDroppable(selector);
  expect([accepts(at(1), [at(0)]), accepts(at(1), []), accepts(at(2), [])]).toEqual([true, false, true]);
});

test('with an unknown id, each method answers as the table says', () => {
  const { hook } = createEditor(page(<Text />), { resolver });
  const { node } = hook().query;
  const calls = Object.entries(node('gone')) as [string, () => unknown][];
  const throwing = calls.flatMap(([name, call]) => {
    try {
      call.call(node('gone'));
      return [];
    } catch (error) {
      return `${name}: ${(error as Error).name}`;
    }
  });
  const names = [
    'isCanvas',
    'isRoot',
    'isLinkedNode',
    'isTopLevelNode',
    'isDeletable',
    'isParentOfTopLevelNodes',
  ];
  names.push('ancestors', 'linkedNodes', 'childNodes', 'toSerializedNode');
  names.push('isParentOfTopLevelCanvas', 'isTopLevelCanvas');
  expect(throwing.sort()).toEqual(names.map((name) => `${name}: TypeError`).sort());
});

test('a change to another node keeps the object that get() returned, and one to this node replaces it', () => {
  const { hook, run, at } = createEditor(texts('a', 'b'), { resolver });
  const read = () => hook().query.node(at(0)).get();
  const before = read();
  run(({ actions }) => actions.setHidden(at(1), true));
  expect(read()).toBe(before);
  run(({ actions }) => actions.setHidden(at(0), true));
  expect(read()).not.toBe(before);
});

test('childNodes() returns a frozen array, which reverse() cannot change, and descendants() does not', () => {
  const { hook, at } = createEditor(texts('a', 'b'), { resolver });
  const { childNodes, descendants } = hook().query.node('ROOT');
  expect(() => childNodes().reverse()).toThrow(TypeError);
  expect([...childNodes()].reverse()).toEqual([at(1), at(0)]);
  expect(descendants().reverse()).toEqual([at(1), at(0)]);
});

test("ROOT finds no linked nodes of its children with descendants(true, 'linkedNodes')", () => {
  const { hook, at } = createEditor(page(<Owner />), { resolver: { ...resolver, Owner } });
  const linkedUnder = (id: string) => hook().query.node(id).descendants(true, 'linkedNodes');
  expect(linkedUnder(ROOT_NODE)).toEqual([]);
  expect(linkedUnder(at(0))).toEqual(hook().query.node(at(0)).linkedNodes());
  expect(linkedUnder(at(0))).toHaveLength(1);
});

test('isDroppable accepts the Node object of a new node, and not its id', () => {
  const { query } = createEditor(page(), { resolver }).hook();
  const { nodes, rootNodeId } = query.parseReactElement(<Text />).toNodeTree() as NodeTree;
  const accepts = (selector: Parameters<ReturnType<typeof query.node>['isDroppable']>[0]) =>
    query.node(ROOT_NODE).isDroppable(selector);
  expect([accepts(rootNodeId), accepts(nodes[rootNodeId] ?? '')]).toEqual([false, true]);
});

test('toSerializedNode() throws if a prop of the node cannot be saved', () => {
  const { hook, at } = createEditor(page(<Box>{7}</Box>, <Text text="a" />), { resolver });
  const save = (index: number) => () => hook().query.node(at(index)).toSerializedNode();
  expect(save(0)).toThrow(TypeError);
  expect(save(1)().props).toEqual({ text: 'a' });
});
