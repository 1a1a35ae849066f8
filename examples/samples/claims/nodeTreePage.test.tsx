/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FC, Fragment, type ReactElement } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { Node, NodeTree, Resolver, SerializedNode, SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/nodetree.mdx, checked in the published library.

type Query = Hook['query'];

beforeEach(muteConsole);

afterEach(cleanUp);

describe('docs/api/nodetree.mdx', () => {
  const { serializeTree } = loadSample('api/nodetree/serializeTree') as {
    serializeTree: (tree: NodeTree, resolver: Resolver) => { rootId: string; nodes: SerializedNodes };
  };

  test('serializeTree leaves out JSX children, which would be saved twice or throw', () => {
    const editor = createEditor(page(), { resolver: { Box, Text } });
    const { query } = editor.hook();
    const element = (
      <Box>
        <Element is={Box} canvas>
          <Text text="inside" />
        </Element>
      </Box>
    );
    const tree = query.parseReactElement(element).toNodeTree();
    const { rootId, nodes } = serializeTree(tree, query.getOptions().resolver);
    editor.run(({ actions }) => actions.addNodeTree(tree, ROOT_NODE));
    const added = query.node(rootId).toNodeTree() as NodeTree;
    const expected = serializeTree(added, query.getOptions().resolver).nodes;
    expect(nodes).toEqual({ ...expected, [rootId]: { ...expected[rootId], parent: null } });
    expect(Object.values(nodes).map(({ props }) => props)).toEqual([{}, {}, { text: 'inside' }]);
  });

  test('JSON.stringify fails on children that were created during a render', () => {
    let rendered = <Box />;
    const Panel = () => {
      rendered = (
        <Box>
          <Text />
        </Box>
      );
      return null;
    };
    const editor = createEditor(page(), { resolver: { Box, Text }, panel: () => <Panel /> });
    const stringify = (element: ReactElement) => () =>
      JSON.stringify(editor.hook().query.parseReactElement(element).toNodeTree());
    expect(stringify(rendered)).toThrow('circular');
    expect(
      stringify(
        <Box>
          <Text />
        </Box>,
      ),
    ).not.toThrow();
  });

  test('a node parsed from JSON keeps the references of the JSON', () => {
    const { query } = createEditor(page()).hook();
    const saved = { type: 'p', props: {}, parent: 'a', nodes: ['b'], linkedNodes: { c: 'd' } };
    expect(query.parseSerializedNode(saved as never).toNode().data).toMatchObject(saved);
  });

  test('useAddNodes adds parsed JSX, a saved node and a fresh node at the end of the page', () => {
    type Adders = { addJsx: () => void; addSaved: (node: object) => void; addFresh: () => void };
    const { useAddNodes } = loadSample('api/nodetree/useAddNodes') as { useAddNodes: () => Adders };
    const Panel = () => {
      const { addJsx, addSaved, addFresh } = useAddNodes();
      const addAll = () => {
        addJsx();
        addSaved({ type: 'p', props: { children: 'Saved' } });
        addFresh();
      };
      return <button onClick={addAll} />;
    };
    const editor = createEditor(page(), { panel: () => <Panel /> });
    fire(editor.find('button'), 'click');
    expect(editor.find('main').innerHTML.match(/(?<=>)[^<]+/g)).toEqual(['From JSX', 'Saved', 'From data']);
  });

  test('normalize is called for parents first', () => {
    const { query } = createEditor(page()).hook();
    const names: string[] = [];
    const element = (
      <ul>
        <li>
          <b />
        </li>
        <hr />
      </ul>
    );
    query.parseReactElement(element).toNodeTree(({ data }) => void names.push(data.name));
    expect(names).toEqual(['ul', 'li', 'b', 'hr']);
  });

  test('parsing a fragment, or JSON with an unknown component, throws where it is called', () => {
    const { query } = createEditor(page()).hook();
    const fragment = (
      <>
        <p />
      </>
    );
    for (const element of [fragment, <div key="nested">{fragment}</div>])
      expect(() => query.parseReactElement(element).toNodeTree()).toThrow(
        '(undefined) does not exist in the resolver',
      );
    const saved = { type: { resolvedName: 'Gone' }, props: {} } as SerializedNode;
    expect(() => query.parseSerializedNode(saved).toNode()).toThrow(
      "Cannot read properties of undefined (reading 'name')",
    );
  });

  test('a fragment is parsed into a node when Fragment is in the resolver', () => {
    const { query } = createEditor(page(), { resolver: { Fragment: Fragment as unknown as FC } }).hook();
    const fragment = (
      <>
        <p />
      </>
    );
    const { rootNodeId, nodes } = query.parseReactElement(fragment).toNodeTree();
    const [child = ''] = nodes[rootNodeId]?.data.nodes ?? [];
    expect([nodes[rootNodeId]?.data.type, nodes[child]?.data.type]).toEqual([Fragment, 'p']);
  });

  test('normalize does what the extras of createNode did, except for what craft sets', () => {
    const Note: UserComponent = () => <i />;
    Note.craft = { displayName: 'Note', isCanvas: false, custom: { a: 1 }, props: { text: 'default' } };
    const { query } = createEditor(page(), { resolver: { Note } }).hook();
    const extras = {
      displayName: 'Mine',
      isCanvas: true,
      custom: { b: 2 },
      props: { more: 2 },
      hidden: true,
    };
    expect((query.createNode(<Note />, { data: extras }) as Node).data).toMatchObject(extras);

    const parsed = query
      .parseReactElement(<Note />)
      .toNodeTree(({ data }) => void Object.assign(data, extras));
    expect(parsed.nodes[parsed.rootNodeId]?.data).toMatchObject({
      displayName: 'Note',
      isCanvas: false,
      custom: { a: 1, b: 2 },
      props: { text: 'default', more: 2 },
      hidden: true,
    });
    const { data } = parsed.nodes[parsed.rootNodeId] as Node;
    Object.assign(data, extras);
    expect([data.displayName, data.custom, data.props]).toEqual(['Mine', { b: 2 }, { more: 2 }]);
  });

  test('addNodeTree deletes props.children of nodes with child nodes from the tree it receives', () => {
    const editor = createEditor(page());
    const list = <ul children={<li>Text</li>} />;
    const tree = editor.hook().query.parseReactElement(list).toNodeTree();
    const children = () => Object.values(tree.nodes).map(({ data }) => 'children' in data.props);
    expect(children()).toEqual([true, true]);
    editor.run(({ actions }) => actions.addNodeTree(tree, ROOT_NODE));
    expect(children()).toEqual([false, true]);
  });

  test('a node with child nodes and a text crashes the editor when its own tree is added again, and its copy does not', () => {
    const { copyNode } = loadSample('recipes/copy-paste/copyNode') as {
      copyNode: (query: Query, id: string) => object;
    };
    const { createTree } = loadSample('recipes/copy-paste/createTree') as {
      createTree: (query: Query, part: object) => NodeTree;
    };
    const cutAndPaste = (take: (query: Query, id: string) => () => NodeTree) => {
      const editor = createEditor(page(<Element is="div" canvas children="Text" />, <i>Child</i>));
      const id = editor.at(0);
      editor.run(({ actions }) => actions.move(editor.at(1), id, 0));
      const restore = take(editor.hook().query, id);
      editor.run(({ actions }) => actions.delete(id));
      editor.run(({ actions }) => actions.addNodeTree(restore(), ROOT_NODE));
      return editor.crash() ?? editor.find('main').textContent;
    };
    const ownTree = cutAndPaste((query, id) => {
      const tree = query.node(id).toNodeTree() as NodeTree;
      return () => tree;
    });
    const copy = cutAndPaste((query, id) => {
      const part = copyNode(query, id);
      return () => createTree(query, part);
    });
    expect([ownTree, copy]).toEqual([expect.stringContaining("Cannot delete property 'children'"), 'Child']);
  });

  test('a copy through the saved form gets the defaults of props that are null, and keeps functions', () => {
    const Probe: UserComponent<{ title?: string | null; onOpen?: () => void }> = () => null;
    Probe.craft = { props: { title: 'default' } };
    const onOpen = () => {};
    const editor = createEditor(page(<Probe title={null} onOpen={onOpen} />), { resolver: { Probe } });
    const { query } = editor.hook();
    const samples = {
      ...loadSample('recipes/copy-paste/copyNode'),
      ...loadSample('recipes/copy-paste/createTree'),
    };
    const { copyNode, createTree } = samples as {
      copyNode: (query: Query, id: string) => object;
      createTree: (query: Query, part: object) => NodeTree;
    };
    expect(query.node(editor.at(0)).get().data.props).toEqual({ title: null, onOpen });
    const tree = createTree(query, copyNode(query, editor.at(0)));
    expect(tree.nodes[tree.rootNodeId]?.data.props).toEqual({ title: 'default', onOpen });
  });

  test('a selected node whose own tree is deleted and added again looks selected, although nothing is', () => {
    const editor = createEditor(page(<Text />), { resolver: { Text } });
    const id = editor.at(0);
    editor.run(({ actions }) => actions.selectNode(id));
    const { query } = editor.hook();
    const tree = query.node(id).toNodeTree() as NodeTree;
    editor.run(({ actions }) => actions.delete(id));
    editor.run(({ actions }) => actions.addNodeTree(tree, ROOT_NODE));
    expect(editor.at(0)).toBe(id);
    expect([query.node(id).get().events.selected, query.getEvent('selected').size()]).toEqual([true, 0]);
  });
});
