/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { TextEncoder } from 'node:util';
import { type FunctionComponent, memo, type ReactElement, type ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { NodeTree, Resolver, SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the pages about node trees, templates and publishing, checked in the published library.

globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
const { renderToStaticMarkup } = await import('react-dom/server');

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/api/nodetree.mdx', () => {
  test('React warns about a tree that is added twice only if both places are in the same parent', () => {
    const editor = createEditor(page(<Text text="one" />, <Element is={Box} canvas />), { resolver });
    const error = jest.spyOn(console, 'error');
    const [text, box] = [editor.at(0), editor.at(1)];
    const warningsAfterAdding = (parent: string) => {
      error.mockClear();
      editor.run(({ actions, query }) =>
        actions.addNodeTree(query.node(text).toNodeTree() as NodeTree, parent),
      );
      return error.mock.calls.filter(([message]) =>
        String(message).includes('two children with the same key'),
      ).length;
    };
    expect([warningsAfterAdding(box), warningsAfterAdding(ROOT_NODE)]).toEqual([0, 1]);
    // One node, in three places.
    editor.run(({ actions }) => actions.setProp(text, (props) => void (props.text = 'two')));
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(
      Array(3).fill('two'),
    );
  });

  test('JSON.stringify drops the component of a parsed tree silently, and fails on a mounted one', () => {
    const editor = createEditor(page(<Text />), { resolver });
    const { query } = editor.hook();
    const parsed = query.parseReactElement(<Text />).toNodeTree();
    const [node] = Object.values((JSON.parse(JSON.stringify(parsed)) as NodeTree).nodes);
    expect([node?.data.type, node?.rules]).toEqual([undefined, {}]);
    expect(() => JSON.stringify(query.node(editor.at(0)).toNodeTree())).toThrow('circular');
  });

  test('JSON.stringify leaves a trace of a memo component, and the names of tags', () => {
    const Memo = memo(() => <i />) as unknown as FunctionComponent;
    const { query } = createEditor(page(), { resolver: { Memo } }).hook();
    const typeOf = (element: ReactElement) => {
      const tree = query.parseReactElement(element).toNodeTree();
      return Object.values((JSON.parse(JSON.stringify(tree)) as NodeTree).nodes).map(({ data }) => data.type);
    };
    expect([typeOf(<Memo />), typeOf(<b />)]).toEqual([[{ compare: null }], ['b']]);
  });

  test('serializeTree saves a parsed tree with the resolver of the editor', () => {
    const { serializeTree } = loadSample('api/nodetree/serializeTree') as {
      serializeTree: (tree: NodeTree, resolver: Resolver) => { rootId: string; nodes: SerializedNodes };
    };
    const { query } = createEditor(page(), { resolver }).hook();
    const tree = query.parseReactElement(<Text text="one" />).toNodeTree();
    const part = serializeTree(tree, query.getOptions().resolver);
    const saved = { type: { resolvedName: 'Text' }, props: { text: 'one' } };
    expect(part.nodes[part.rootId]).toMatchObject(saved);
    const { createTree } = loadSample('recipes/copy-paste/createTree') as {
      createTree: (query: Hook['query'], part: unknown) => NodeTree;
    };
    const again = createTree(query, part);
    expect(again.nodes[again.rootNodeId]?.data).toMatchObject({ type: Text, props: { text: 'one' } });
  });
});

describe('docs/recipes/copy-paste.mdx', () => {
  const { createTree } = loadSample('recipes/copy-paste/createTree') as {
    createTree: (query: Hook['query'], part: unknown) => NodeTree;
  };
  const node = (type: unknown, props: object = {}, nodes: string[] = []) => ({
    type,
    props,
    nodes,
    linkedNodes: {},
    isCanvas: false,
    displayName: 'Part',
    custom: {},
    hidden: false,
    parent: 'part',
  });
  const paste = (nodes: object) => {
    const editor = createEditor(page(), { resolver });
    editor.run(({ actions, query }) =>
      actions.addNodeTree(createTree(query, { rootId: 'part', nodes }), ROOT_NODE),
    );
    return editor;
  };

  test('a pasted HTML tag needs no resolver and brings its own markup', () => {
    const props = { dangerouslySetInnerHTML: { __html: '<mark>from outside</mark>' } };
    expect(paste({ part: node('div', props) }).find('mark').textContent).toBe('from outside');
  });

  const tag = {
    type: 'div',
    props: { dangerouslySetInnerHTML: { __html: '<mark>from outside</mark>' } },
  };
  const hidden: [string, object][] = [
    ['an array of children', { children: [tag] }],
    ['a child that has a name', { children: { resolvedName: 'any', ...tag } }],
    ['another prop that has a name', { children: '', icon: { resolvedName: 'any', ...tag } }],
  ];
  const Iconed: UserComponent<{ icon?: ReactNode; children?: ReactNode }> = ({ icon, children }) => (
    <Box>
      {icon}
      {children}
    </Box>
  );

  test.each(hidden)('an element in %s brings its own markup, pasted or loaded', (_, props) => {
    const options = { resolver: { Iconed } };
    const pasted = createEditor(page(), options);
    const part = { rootId: 'part', nodes: { part: node({ resolvedName: 'Iconed' }, props) } };
    pasted.run(({ actions, query }) => actions.addNodeTree(createTree(query, part), ROOT_NODE));
    expect(pasted.find('mark').textContent).toBe('from outside');
    const data = { ROOT: { type: { resolvedName: 'Iconed' }, props } } as unknown as SerializedNodes;
    expect(createEditor(undefined, { ...options, data }).find('mark').textContent).toBe('from outside');
  });

  test('createTree names a lost id where it is called, and the editor stays', () => {
    const { query } = createEditor(page(), { resolver }).hook();
    const nodes = { part: node({ resolvedName: 'Text' }, {}, ['lost']) };
    expect(() => createTree(query, { rootId: 'part', nodes })).toThrow('The part has no node lost.');
    expect(document.querySelector('main')).not.toBeNull();
  });

  const { readPart } = loadSample('recipes/copy-paste/readPart') as {
    readPart: (text: string, allowed: string[]) => { rootId: string; nodes: SerializedNodes };
  };
  const read = (nodes: object) => readPart(JSON.stringify({ rootId: 'part', nodes }), Object.keys(resolver));
  const box = { resolvedName: 'Box' };

  test('readPart accepts what copyNode returns, linked nodes included', () => {
    const { copyNode } = loadSample('recipes/copy-paste/copyNode') as {
      copyNode: (query: Hook['query'], id: string) => { rootId: string; nodes: SerializedNodes };
    };
    const Card: UserComponent = () => <Element id="body" is={Box} canvas />;
    const editor = createEditor(page(<Card />), { resolver: { ...resolver, Card } });
    const part = copyNode(editor.hook().query, editor.at(0));
    expect(readPart(JSON.stringify(part), ['Box', 'Card'])).toEqual(part);
    const words = { part: node(box, { children: ['two', 'words'], style: { margin: 0 }, size: 1 }) };
    expect(read(words).nodes).toEqual(words);
    expect(Object.keys(part.nodes)).toHaveLength(2);
    const withoutNodes = { part: { ...node(box), nodes: undefined } };
    expect(Object.keys(read(withoutNodes).nodes)).toEqual(['part']);
  });

  test.each<[string, object]>([
    ['an HTML tag', { part: node('div') }],
    ['a component that is not allowed', { part: node({ resolvedName: 'Card' }) }],
    ['a name that every object has', { part: node({ resolvedName: 'toString' }) }],
    ['a node without props', { part: { ...node(box), props: undefined } }],
    ...hidden.map(([place, props]): [string, object] => [
      `an element in ${place}`,
      { part: node({ resolvedName: 'Box' }, props) },
    ]),
    ['a root that is not in the part', { other: node(box) }],
    ['a node that nothing holds', { part: node(box), other: node(box) }],
    ['a child that is not in the part', { part: node(box, {}, ['lost']) }],
    ['a child whose id every object has as a key', { part: node(box, {}, ['toString']) }],
    ['a part that contains itself', { part: node(box, {}, ['part']) }],
    [
      'a child that names another parent',
      { part: node(box, {}, ['one']), one: { ...node(box), parent: 'x' } },
    ],
    [
      'a node that two others hold',
      {
        part: node(box, {}, ['one', 'two']),
        one: node(box, {}, ['two']),
        two: node(box),
      },
    ],
  ])('readPart rejects %s', (_, nodes) => {
    expect(() => read(nodes)).toThrow();
  });
});

describe('docs/recipes/publish.mdx', () => {
  const { renderPage } = loadSample('recipes/publish/renderPage') as {
    renderPage: (json: string, views: object) => ReactNode;
  };

  test('a default prop that is newer than the saved page appears in the editor, and not through renderPage', () => {
    const Title: UserComponent<{ text?: string }> = ({ text }) => <h1>{text}</h1>;
    const json = JSON.stringify({ ROOT: { type: { resolvedName: 'Title' }, props: {} } });
    Title.craft = { props: { text: 'Untitled' } };
    const editor = createEditor(undefined, { resolver: { Title }, data: json });
    expect(editor.find('h1').textContent).toBe('Untitled');
    expect(renderToStaticMarkup(<>{renderPage(json, { Title })}</>)).toBe('<h1></h1>');
  });

  test('renderPage leaves out a node of an unknown type with everything inside it', () => {
    const json = JSON.stringify({
      ROOT: { type: 'main', props: {}, nodes: ['inside'] },
      inside: { type: { resolvedName: 'Text' }, props: { text: 'inside' } },
    });
    const Plain = ({ text }: { text?: string }) => <p>{text}</p>;
    expect(renderToStaticMarkup(<>{renderPage(json, { Text: Plain })}</>)).toBe('');
  });

  test('renderPage throws for a page that contains itself', () => {
    const json = JSON.stringify({ ROOT: { type: { resolvedName: 'Text' }, props: {}, nodes: ['ROOT'] } });
    expect(() => renderPage(json, { Text: 'p' })).toThrow('Maximum call stack size exceeded');
  });
});
