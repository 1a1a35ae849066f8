/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Canvas, Editor, Element, Frame, ROOT_NODE } from '@craftjs/core';
import type { Node, NodeTree, Resolver, SerializedNode, SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, type Hook, muteConsole, page, Text, named } from './editor';
import { loadSample } from './sample';

// Claims of the recipes about saved pages that their samples don't show, checked in the published library.

globalThis.TextEncoder ??= TextEncoder as typeof globalThis.TextEncoder;
const { renderToStaticMarkup } = await import('react-dom/server');

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/recipes/publish.mdx', () => {
  const { renderPage } = loadSample('recipes/publish/renderPage') as {
    renderPage: (json: string, views: object) => ReactNode;
  };
  const { views } = loadSample('recipes/publish/views') as { views: object };
  const { Columns, Section } = loadSample('recipes/publish/components') as Record<string, UserComponent>;
  const save = (...children: ReactNode[]) =>
    createEditor(
      <Element is={Section ?? 'div'} canvas>
        {...children}
      </Element>,
      {
        resolver: { ...(loadSample('recipes/publish/components') as Resolver) },
      },
    )
      .hook()
      .query.serialize();

  test('renderPage renders a saved page on a server', () => {
    const node = (type: string, props: object, nodes: string[] = [], linkedNodes = {}) => ({
      type: { resolvedName: type },
      props,
      nodes,
      linkedNodes,
      hidden: false,
    });
    const json = JSON.stringify({
      ROOT: node('Section', {}, ['columns', 'hidden', 'tag']),
      columns: node('Columns', {}, [], { left: 'left' }),
      left: node('Section', {}, ['text']),
      text: node('Text', { text: 'In the left column' }),
      hidden: { ...node('Text', { text: 'Hidden' }), hidden: true },
      tag: { ...node('', { children: 'alert(1)' }), type: 'script' },
    });
    const html = renderToStaticMarkup(<>{renderPage(json, views)}</>);
    expect(html).toContain('In the left column');
    expect(html).not.toMatch(/Hidden|alert/);
  });

  test('an editor renders its panels on a server, and nothing of its frame', () => {
    const html = renderToStaticMarkup(
      <Editor resolver={resolver} enabled={false}>
        <header />
        <Frame>{page(<Text text="One" />)}</Frame>
      </Editor>,
    );
    expect(html).toBe('<header></header>');
  });

  test('linked nodes are saved under the ids of their elements, the names of the props of a view', () => {
    const saved = JSON.parse(save(Columns && <Columns />)) as SerializedNodes;
    const columns = Object.values(saved).find(({ displayName }) => displayName === 'Columns');
    expect(Object.keys(columns?.linkedNodes ?? {})).toEqual(['left', 'right']);
  });
});

describe('docs/recipes/copy-paste.mdx', () => {
  const { copyNode } = loadSample('recipes/copy-paste/copyNode') as {
    copyNode: (query: Hook['query'], id: string) => object;
  };
  const { createTree } = loadSample('recipes/copy-paste/createTree') as {
    createTree: (query: Hook['query'], part: unknown) => NodeTree;
  };
  const Card: UserComponent = () => <Element id="body" is={Box} canvas />;

  test('a copied node with a linked node arrives on the page of another editor, with other ids', () => {
    const options = { resolver: { ...resolver, Card } };
    const one = createEditor(page(<Card />), options);
    const body = one.hook().query.node(one.at(0)).linkedNodes()[0] ?? '';
    one.run(({ actions, query }) =>
      actions.addNodeTree(query.parseReactElement(<Text text="Inside" />).toNodeTree(), body),
    );
    const text = JSON.stringify(copyNode(one.hook().query, one.at(0)));

    const other = createEditor(page(), options);
    const paste = () =>
      other.run(({ actions, query }) => actions.addNodeTree(createTree(query, JSON.parse(text)), 'ROOT'));
    paste();
    paste();
    const { query } = other.hook();
    const inside = [0, 1].map((index) => {
      const [linked = ''] = query.node(other.at(index)).linkedNodes();
      return query.node(query.node(linked).childNodes()[0] ?? '').get().data.props;
    });
    expect(inside).toEqual([{ text: 'Inside' }, { text: 'Inside' }]);
    expect(Object.keys(query.getSerializedNodes())).toHaveLength(7);
  });

  test('a rule that counts children takes a copy for a new node, also in the container of the original', () => {
    const AtMostOne: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
    AtMostOne.craft = {
      rules: {
        canMoveIn: (nodes, self, helpers) => {
          const added = nodes.filter((node) => node.data.parent !== self.id);
          return helpers(self.id).childNodes().length + added.length <= 1;
        },
      },
    };
    const text = <Text text="One" />;
    const editor = createEditor(page(<Element is={AtMostOne} canvas children={text} />), {
      resolver: { ...resolver, AtMostOne },
    });
    const { query } = editor.hook();
    const { nodes, rootNodeId } = createTree(query, copyNode(query, editor.at(0, 0)));
    const accepts = (added: string | Node) => query.node(editor.at(0)).isDroppable(added);
    expect([accepts(editor.at(0, 0)), accepts(nodes[rootNodeId] as Node)]).toEqual([true, false]);
  });

  test('pasting a copy of the root puts a page into the page', () => {
    const editor = createEditor(page(<Text text="One" />), { resolver });
    editor.run(({ actions, query }) =>
      actions.addNodeTree(createTree(query, copyNode(query, ROOT_NODE)), ROOT_NODE),
    );
    const { query } = editor.hook();
    expect(query.node(editor.at(1)).get().data.type).toBe('main');
    expect(query.node(editor.at(1, 0)).get().data.props).toEqual({ text: 'One' });
  });

  test('parsing a node with an unknown name throws', () => {
    const { query } = createEditor(page(), { resolver }).hook();
    const node = { type: { resolvedName: 'Gone' }, props: {}, nodes: [], linkedNodes: {} };
    expect(() => createTree(query, { rootId: 'a', nodes: { a: node } })).toThrow();
  });
});

describe('docs/recipes/migrations.mdx', () => {
  const { migrate, openPage, savePage } = loadSample('recipes/migrations/pages') as {
    migrate: (nodes: SerializedNodes, from: number) => SerializedNodes;
    openPage: (text: string, allowed: string[]) => SerializedNodes;
    savePage: (nodes: SerializedNodes) => string;
  };
  const { wrapTexts } = loadSample('recipes/migrations/wrapTexts') as {
    wrapTexts: (nodes: SerializedNodes) => SerializedNodes;
  };
  const { firstPage } = loadSample('recipes/migrations/oldPages') as { firstPage: string };

  test('a page of version 1 is saved as version 3, which opens unchanged', () => {
    const nodes = openPage(firstPage, ['Page', 'Text']);
    const saved = JSON.parse(savePage(nodes)) as { version: number; nodes: SerializedNodes };
    expect(saved.version).toBe(3);
    expect(openPage(JSON.stringify(saved), ['Page', 'Text'])).toEqual(saved.nodes);
  });

  // The tests that the page shows.
  loadSample('recipes/migrations/pages.test');

  test('wrapTexts puts each text into a new canvas, and the page passes the checks and loads', () => {
    const nodes = openPage(firstPage, ['Page', 'Text']);
    const wrapped = wrapTexts(nodes);
    expect(openPage(savePage(wrapped), ['Page', 'Text', 'Card'])).toEqual(wrapped);
    const loaded = { resolver: { Page: Box, Card: Box, Text }, data: wrapped };
    const { query } = createEditor(undefined, loaded).hook();
    const cards = query.node(ROOT_NODE).childNodes();
    expect(cards.map((id) => query.node(id).childNodes())).toEqual([['a'], ['b']]);
    expect([query.node(cards[0] ?? '').isCanvas(), query.node('a').isDraggable()]).toEqual([true, true]);
  });

  test('a card around a hidden text is hidden instead of the text', () => {
    const nodes = openPage(firstPage, ['Page', 'Text']);
    const wrapped = wrapTexts({ ...nodes, a: { ...nodes['a'], hidden: true } as SerializedNode });
    expect([wrapped['Card-of-a']?.hidden, wrapped['a']?.hidden]).toEqual([true, false]);
  });

  test('wrapTexts leaves a linked text, a root and the top node of a part where they are', () => {
    const text = { ...named('Text'), parent: 'ROOT' };
    const page = { ROOT: named('Page', {}, { linkedNodes: { title: 'a' } }), a: text } as never;
    expect(wrapTexts(page)).toEqual(page);
    expect(wrapTexts({ ROOT: named('Text') } as never)).toEqual({ ROOT: named('Text') });
    expect(wrapTexts({ top: text } as never)).toEqual({ top: text });
  });

  test('the nodes of a stored part can be migrated, although it has no root', () => {
    const part = { type: { resolvedName: 'Heading' }, props: { text: 'Hi' } } as unknown as SerializedNode;
    expect(migrate({ x: part }, 1)).toMatchObject({
      x: { type: { resolvedName: 'Text' }, props: { content: 'Hi', level: 1 } },
    });
  });

  test('a page of a later version, or of none that exists, is rejected', () => {
    for (const version of [4, 1.5, 0, -1, '"a"'])
      expect(() => openPage(`{"version":${version},"nodes":{}}`, [])).toThrow("can't open version");
  });

  test('the saved display name is kept on loading', () => {
    const { query } = createEditor(undefined, {
      resolver,
      data: { ROOT: { type: { resolvedName: 'Text' }, props: {}, displayName: 'Heading' } as never },
    }).hook();
    expect(query.node(ROOT_NODE).get().data.displayName).toBe('Heading');
  });

  test('a field beside the nodes is read as a node, and unmounts the editor', () => {
    const root = { type: { resolvedName: 'Text' }, props: {} };
    const load = (data: object) =>
      createEditor(undefined, { resolver, data: data as SerializedNodes }).crash();
    expect(load({ ROOT: root })).toBeUndefined();
    expect(load({ ROOT: root, version: 3 })).toBeDefined();
  });

  test('the props of serialized nodes are frozen', () => {
    const editor = createEditor(page(<b style={{ margin: 0 }} />));
    const { props } = editor.hook().query.getSerializedNodes()[editor.at(0)] ?? {};
    expect([Object.isFrozen(props), Object.isFrozen(props?.style)]).toEqual([false, true]);
  });
});

describe('a page saved by 0.1.x', () => {
  const text = {
    type: { resolvedName: 'Text' },
    isCanvas: false,
    props: { text: 'Old' },
    parent: 'canvas-ROOT',
  };
  const saved = JSON.stringify({
    'canvas-ROOT': { type: { resolvedName: 'Canvas' }, isCanvas: true, props: { is: 'main' }, nodes: ['a'] },
    a: { ...text, displayName: 'Text', custom: {}, hidden: false },
  });

  test('with a saved Canvas needs Canvas in the resolver', () => {
    expect(createEditor(undefined, { resolver, data: saved }).crash()).toContain('(Canvas) does not exist');
  });

  test('loads with Canvas in the resolver', () => {
    const editor = createEditor(undefined, { resolver: { ...resolver, Canvas }, data: saved });
    expect([editor.crash(), editor.find('main p').textContent]).toEqual([undefined, 'Old']);
  });
});
