/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { Canvas, Element } from '@craftjs/core';
import type {
  EditorEvents,
  Node,
  NodeRules,
  SerializedNode,
  SerializedNodes,
  UserComponent,
} from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/migrating/migrating-0.1.x.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

describe.each<[string, object]>([
  ['whose is is a tag', { is: 'section' }],
  ['without an is', {}],
  ['whose is is a component', { is: { resolvedName: 'Box' } }],
])('a saved Canvas %s', (name, props) => {
  const { replaceCanvas } = loadSample('migrating/migrating-0.1.x/replaceCanvas') as {
    replaceCanvas: (json: string) => SerializedNodes;
  };
  const canvas = { type: { resolvedName: 'Canvas' }, displayName: 'Canvas', isCanvas: true, props };
  const text = { type: { resolvedName: 'Text' }, isCanvas: false, props: { text: 'Old' }, parent: 'c' };
  const json = JSON.stringify({
    'canvas-ROOT': { ...canvas, nodes: ['c'] },
    c: { ...canvas, parent: 'canvas-ROOT', nodes: ['a'] },
    a: text,
  });

  test('loads as a canvas after replaceCanvas', () => {
    const editor = createEditor(undefined, { resolver, data: replaceCanvas(json) });
    const tag = 'is' in props ? 'section' : 'div';
    expect(editor.find(`${tag} > ${tag} > p`).textContent).toBe('Old');
    const { query } = editor.hook();
    expect([query.node('ROOT').isCanvas(), query.node('c').isCanvas()]).toEqual([true, true]);
    expect(query.serialize()).not.toContain('"Canvas"');
  });

  test('loads with Canvas in the resolver only if its is is a tag', () => {
    const crash = createEditor(undefined, { resolver: { ...resolver, Canvas }, data: json }).crash();
    if (name === 'whose is is a tag') expect(crash).toBeUndefined();
    else expect(crash).toContain('is' in props ? "(reading 'name')" : 'must specify an `id` prop');
  });
});

test('a page of an early beta, with a Canvas in props.children, loads with that area as a child', () => {
  const { replaceCanvas } = loadSample('migrating/migrating-0.1.x/replaceCanvas') as {
    replaceCanvas: (json: string) => SerializedNodes;
  };
  const Wrap: FC<{ children?: ReactNode }> = ({ children }) => <aside>{children}</aside>;
  const text = { type: { resolvedName: 'Text' }, props: { text: 'Old' }, displayName: 'Text' };
  const canvas = { type: { resolvedName: 'Canvas' }, props: { id: 'w', children: [text] } };
  const json = JSON.stringify({
    'canvas-ROOT': { type: 'main', isCanvas: true, props: {}, displayName: 'Canvas', nodes: ['a'] },
    a: {
      type: { resolvedName: 'Wrap' },
      props: { children: [canvas] },
      displayName: 'Wrap',
      parent: 'canvas-ROOT',
      _childCanvas: { w: 'b' },
    },
    b: {
      type: { resolvedName: 'Box' },
      isCanvas: true,
      props: {},
      displayName: 'Canvas',
      parent: 'a',
      nodes: ['c'],
    },
    c: { ...text, parent: 'b' },
  });
  const editor = createEditor(undefined, { resolver: { Box, Text, Wrap }, data: replaceCanvas(json) });
  expect(editor.find('main > aside p').textContent).toBe('Old');
  const { query } = editor.hook();
  expect([query.node('b').isCanvas(), query.node('b').isLinkedNode()]).toEqual([true, false]);
  expect(['ROOT', 'b'].map((id) => query.node(id).get().data.displayName)).toEqual(['main', 'Box']);
});

test('the types have no indicator among the events, arrays in two rules, and no toNode with an id', () => {
  type First<Rule extends keyof NodeRules> = Parameters<NodeRules[Rule]>[0];
  const isNew: [First<'canMoveIn'>, First<'canMoveOut'>] extends [Node[], Node[]] ? true : false = true;
  const hasIndicator: 'indicator' extends keyof EditorEvents ? true : false = false;
  const oldForm = ({ query }: Hook, node: SerializedNode) =>
    // @ts-expect-error -- The types accept only a function.
    query.parseSerializedNode(node).toNode('fixed');
  const { id } = oldForm(createEditor(<p />).hook(), { type: 'p', props: {} } as SerializedNode);
  expect([isNew, hasIndicator, id]).toEqual([true, false, 'fixed']);
});

describe('coming from 0.1.x', () => {
  const warnings = () =>
    (console.warn as unknown as { mock: { calls: unknown[][] } }).mock.calls.map(([text]) => String(text));

  test('a saved Canvas renders without a warning, and the next save has the tag from its is', () => {
    const root = { type: { resolvedName: 'Canvas' }, isCanvas: true, props: { is: 'main' }, nodes: [] };
    const editor = createEditor(undefined, {
      resolver: { ...resolver, Canvas },
      data: JSON.stringify({ ROOT: root }),
    });
    const { type, isCanvas, props } = editor.hook().query.node('ROOT').toSerializedNode();
    expect({ type, isCanvas, props }).toEqual({ type: 'main', isCanvas: true, props: {} });
    expect(warnings()).toEqual([]);
  });

  test('<Canvas> in a frame, craft.name, craft.defaultProps and isTopLevelCanvas() log nothing', () => {
    const Old: UserComponent = () => <i />;
    Old.craft = { name: 'Former', defaultProps: { size: 1 } };
    const Owner: UserComponent = () => <Element id="part" is="section" />;
    const { hook, at } = createEditor(page(<Canvas is={Box} />, <Old />, <Owner />), {
      resolver: { ...resolver, Canvas, Old, Owner },
    });
    const { query } = hook();
    const [part = ''] = query.node(at(2)).linkedNodes();
    expect([query.node(at(0)).isCanvas(), query.node(part).isTopLevelCanvas()]).toEqual([false, false]);
    const { displayName, props } = query.node(at(1)).get().data;
    expect([displayName, props]).toEqual(['Former', { size: 1 }]);
    expect(warnings()).toEqual([]);
  });

  test('the other deprecated names log a warning', () => {
    const editor = createEditor(page(<Text />), { resolver });
    editor.run(({ actions, query }) => {
      const tree = () => query.parseReactElement(<Text />).toNodeTree();
      const nodes = [tree(), tree()].flatMap(({ rootNodeId, nodes: all }) => all[rootNodeId] ?? []);
      actions.add(nodes, 'ROOT');
      query.createNode(<Text />);
      const saved = query.node(editor.at(0)).toSerializedNode();
      query.parseSerializedNode(saved).toNode('fixed' as never);
      query.node('ROOT').decendants();
      query.node('ROOT').isParentOfTopLevelCanvas();
    });
    expect(warnings().map((text) => text.slice(0, 20))).toEqual(Array(5).fill('Deprecation warning:'));
  });

  test('a rule for a single node that throws rejects the drop, and nothing is logged', () => {
    const Old: FC<{ children?: ReactNode }> & { craft?: object } = (props) => <Box {...props} />;
    Old.craft = { rules: { canMoveIn: (node: Node) => node.data.name === 'Text' } };
    const old = <Element is={Old} canvas />;
    const editor = createEditor(page(<Text text="1" />, old), { resolver: { ...resolver, Old } });
    (console.error as unknown as { mockClear: () => void }).mockClear();
    fire(editor.find('p'), 'dragstart');
    // Not at the edge, where the drop would go to the parent.
    const { dom } = editor.hook().query.node(editor.at(1)).get();
    if (!dom) throw new Error('The canvas is not connected');
    dom.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
    fire(dom, 'dragover', { clientX: 50, clientY: 50 });
    expect(String(editor.hook().query.getState().indicator?.error)).toMatch('TypeError');
    fire(editor.find('p'), 'dragend');
    expect(editor.find('section').textContent).toBe('');
    expect(warnings()).toEqual([]);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('a mousedown on a selected node keeps the group, and a click selects that node alone', () => {
    const editor = createEditor(page(<Text text="1" />, <Text text="2" />), { resolver });
    const all = [editor.at(0), editor.at(1)];
    editor.run(({ actions }) => actions.selectNode(all));
    const selected = () => editor.hook().query.getEvent('selected').all();
    fire(editor.find('p'), 'mousedown');
    expect(selected().sort()).toEqual(all.sort());
    fire(editor.find('p'), 'click');
    expect(selected()).toEqual([editor.at(0)]);
  });

  test('a function prop is in the serialized nodes, and not in their JSON', () => {
    const props = { text: 'One', onPress: () => {} };
    const { query } = createEditor(page(<Text {...props} />), { resolver }).hook();
    expect(Object.values(query.getSerializedNodes()).map((node) => typeof node.props['onPress'])).toEqual([
      'undefined',
      'function',
    ]);
    expect(query.serialize()).not.toContain('onPress');
  });

  test('a related component receives no props', () => {
    const Settings = (props: object) => <u>{JSON.stringify(props)}</u>;
    const Owner: UserComponent = () => <i />;
    Owner.craft = { related: { settings: Settings } };
    const editor = createEditor(page(<Owner />), {
      resolver: { Owner },
      panel: ({ query }) => {
        const nodes = query.getNodes();
        const Form = nodes[nodes['ROOT']?.data.nodes[0] ?? '']?.related['settings'];
        return Form ? <Form size={1} /> : null;
      },
    });
    editor.rerender();
    expect(editor.find('u').textContent).toBe('{}');
  });

  test('a page with a type key in a prop loads, but its next save throws', () => {
    const props = { link: { type: 'url', href: '#' } };
    const editor = createEditor(undefined, {
      resolver,
      data: JSON.stringify({ ROOT: { type: 'main', isCanvas: true, props, nodes: [] } }),
    });
    expect(editor.crash()).toBeUndefined();
    expect(() => editor.hook().query.serialize()).toThrow('Cannot convert undefined or null to object');
    expect(warnings()).toContain('TypeError: Cannot convert undefined or null to object');
  });
});
