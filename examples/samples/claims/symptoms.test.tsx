/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ElementType } from 'react';
import { Element, useEditor, useNode } from '@craftjs/core';
import type { Node, UserComponent } from '@craftjs/core';
import { Layers, useLayer } from '@craftjs/layers';
import { cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';

// Symptoms of docs/troubleshooting.mdx, and messages of docs/error-messages.mdx and docs/loading-errors.mdx, checked in the published packages.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };

test.each<[string, (hook: Hook, id: string) => void, string]>([
  ['setHidden with an unknown id', ({ actions }) => actions.setHidden('gone', true), "(reading 'data')"],
  ['move to an unknown parent', ({ actions }, id) => actions.move(id, 'gone', 0), "(reading 'data')"],
  ['move of an unknown id', ({ actions }) => actions.move('gone', 'ROOT', 0), 'Node does not exist'],
  [
    'add of a node with child nodes',
    ({ actions, query }, id) => {
      const node = query.parseReactElement(<Element is="ul" children={<li />} />).toNodeTree();
      actions.add(node.nodes[node.rootNodeId] as Node, query.node(id).get().data.parent);
    },
    "(reading 'data')",
  ],
  [
    'add of a node with linked nodes',
    ({ actions, query }, id) => {
      const data = { ...query.node(id).get().data, linkedNodes: { part: 'elsewhere' } };
      actions.add(query.parseFreshNode({ data }).toNode(), data.parent);
    },
    "(reading 'data')",
  ],
  [
    'addNodeTree with a tree that lacks a child node',
    ({ actions, query }) => {
      const { rootNodeId, nodes } = query
        .parseReactElement(<Element is="ul" children={<li />} />)
        .toNodeTree();
      actions.addNodeTree({ rootNodeId, nodes: { [rootNodeId]: nodes[rootNodeId] as Node } }, 'ROOT');
    },
    "(reading 'data')",
  ],
  [
    'addNodeTree with a tree that lacks a linked node',
    ({ actions, query }, id) => {
      const data = { ...query.node(id).get().data, linkedNodes: { part: 'elsewhere' } };
      const node = query.parseFreshNode({ data }).toNode();
      actions.addNodeTree({ rootNodeId: node.id, nodes: { [node.id]: node } }, 'ROOT');
    },
    "(reading 'data')",
  ],
  [
    'a prop that contains itself',
    ({ actions }, id) =>
      actions.setProp(id, (props) => {
        const circle: { self?: object } = {};
        circle.self = circle;
        props.circle = circle;
      }),
    'Immer forbids circular references',
  ],
])('%s unmounts the editor', (_, work, message) => {
  const editor = createEditor(page(<Text />), { resolver });
  editor.run((hook) => work(hook, editor.at(0)));
  expect(editor.crash()).toContain(message);
});

test('every render makes new actions and queries of useEditor, but keeps the functions and the actions of useNode', () => {
  const seen: object[][] = [];
  const Watched: UserComponent<{ text?: string }> = () => {
    const { actions, query } = useEditor();
    const { actions: own, text } = useNode(({ data }) => ({ text: data.props['text'] as string }));
    seen.push([actions, query, actions.setProp, query.node, own]);
    return <b>{text}</b>;
  };
  const editor = createEditor(page(<Watched />), { resolver: { Watched } });
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.text = 'new')));
  const [first = [], last = []] = [seen[0], seen.at(-1)];
  expect(first.map((object, index) => object === last[index])).toEqual([false, false, true, true, true]);
});

test('of the functions of useEditor, only history.ignore and history.throttle are new on every render', () => {
  const seen: Record<string, unknown>[] = [];
  const editor = createEditor(page(<Text />), {
    resolver,
    panel: ({ actions, query }) => {
      const { history, ...others } = actions;
      const { history: steps, ...queries } = query;
      seen.push({ ...others, ...history, ...queries, ...steps });
      return null;
    },
  });
  editor.rerender();
  const [first = {}, last = {}] = [seen[0], seen.at(-1)];
  expect([seen.length > 1, 'merge' in last, 'serialize' in last]).toEqual([true, true, true]);
  expect(Object.keys(last).filter((name) => last[name] !== first[name])).toEqual(['throttle', 'ignore']);
});

test('onNodesChange is not called for a change that the JSON does not show', () => {
  const onNodesChange = jest.fn();
  const editor = createEditor(page(<Text />), { resolver, options: { onNodesChange } });
  onNodesChange.mockClear();
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.onTap = () => {})));
  expect(onNodesChange).not.toHaveBeenCalled();
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.text = 'new')));
  expect(onNodesChange).toHaveBeenCalledTimes(1);
});

const circle = () => {
  const item: { parent?: object } = {};
  const list = { item };
  item.parent = list;
  return list;
};

test.each<[string, () => unknown, string | undefined]>([
  ['an object that contains itself indirectly', circle, 'Maximum call stack size exceeded'],
  ['a DOM element', () => document.querySelector('main'), undefined],
])('%s as a prop', (_, value, message) => {
  const editor = createEditor(page(<Text />), { resolver });
  const item = value();
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.item = item)));
  expect(editor.crash()).toBe(message);
  if (!message)
    expect(() => editor.hook().query.serialize()).toThrow('Converting circular structure to JSON');
});

test('props and lists of nodes are frozen', () => {
  const editor = createEditor(page(<Text text="old" />), { resolver });
  const { data } = editor.hook().query.node(editor.at(0)).get();
  expect(() => (data.props['text'] = 'new')).toThrow('Cannot assign to read only property');
  expect(() => (data.props['size'] = 1)).toThrow('object is not extensible');
  expect(() => data.nodes.push('new')).toThrow('object is not extensible');
});

test('the Set that raw() of an event returns is frozen', () => {
  const { query } = createEditor(page(<Text />), { resolver }).hook();
  const selected = query.getEvent('selected').raw() as Set<string>;
  expect(() => selected.add('x')).toThrow('This object has been frozen and should not be mutated');
});

test('loading a page after <Editor> has unmounted logs a warning of React', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const { calls } = jest.mocked(console.error).mock;
  const load = () => editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
  load();
  cleanUp();
  expect(calls).toEqual([]);
  load();
  expect(String(calls[0]?.[0])).toContain("Can't perform a React state update on an unmounted component");
});

test('a page with null in place of a node unmounts the editor', () => {
  const ROOT = { type: 'main', isCanvas: true, props: {}, nodes: ['a'] };
  const { crash } = createEditor(undefined, { data: JSON.stringify({ ROOT, a: null }) });
  expect(crash()).toBe("Cannot read properties of null (reading 'type')");
});

test('without drag, with a rule, as the root or linked, a selected node does not become draggable', () => {
  const NoHandle: UserComponent = () => {
    const { connectors } = useNode();
    return <b ref={(el) => void (el && connectors.connect(el))} />;
  };
  const Locked: UserComponent = () => {
    const { connectors } = useNode();
    return <i ref={(el) => void (el && connectors.connect(connectors.drag(el)))} />;
  };
  Locked.craft = { rules: { canDrag: () => false } };
  const Owner: UserComponent = () => <Element id="part" is="u" />;
  const editor = createEditor(page(<Text />, <NoHandle />, <Locked />, <Owner />), {
    resolver: { ...resolver, NoHandle, Locked, Owner },
  });
  const look = (selector: string) => {
    const element = editor.find(selector);
    fire(element, 'mousedown');
    return [editor.hook().query.getEvent('selected').size(), element.getAttribute('draggable') === 'true'];
  };
  expect(look('p')).toEqual([1, true]);
  for (const selector of ['b', 'i', 'u', 'main']) expect(look(selector)).toEqual([1, false]);
});

describe('messages of the layers panel', () => {
  test('useLayer outside the panel, and an undefined renderLayer', () => {
    const Stray = () => <>{useLayer().id}</>;
    expect(createEditor(page(), { panel: () => <Stray /> }).crash()).toContain("(reading 'subscribe')");
    const props = { renderLayer: undefined } as object;
    expect(createEditor(page(), { panel: () => <Layers {...props} /> }).crash()).toContain(
      'Element type is invalid',
    );
  });

  test('a panel outside <Editor>', () => {
    expect(createEditor(page(), { around: () => <Layers />, panel: () => null }).crash()).toContain(
      "(reading 'derive')",
    );
  });
});

test('a panel that renders the settings of a component without any unmounts the editor', () => {
  const panel = ({ query }: Hook) => {
    const Settings = query.getNodes()['ROOT']?.related['settings'] as ElementType;
    return query.getNodes()['ROOT'] && <Settings />;
  };
  const editor = createEditor(page(), { panel });
  editor.rerender();
  expect(editor.crash()).toMatch(/^Element type is invalid: expected a string/);
});

test('setProp ignores what its callback returns, and what is assigned to the parameter', () => {
  const editor = createEditor(page(<Text text="old" />), { resolver });
  const textAfter = (change: (props: Record<string, string>) => unknown) => {
    editor.run(({ actions }) => actions.setProp(editor.at(0), change as () => void));
    return editor.find('p').textContent;
  };
  const ignored = textAfter((props) => ({ ...props, text: 'returned' }));
  expect([ignored, textAfter((props) => (props['text'] = 'changed'))]).toEqual(['old', 'changed']);
});
