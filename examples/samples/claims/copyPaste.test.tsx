/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { Element, ROOT_NODE } from '@craftjs/core';
import type { NodeTree, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, named, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/copy-paste.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const resolver = { Box, Text };

describe('docs/recipes/copy-paste.mdx', () => {
  const { readPart } = loadSample('recipes/copy-paste/readPart') as {
    readPart: (text: string, allowed: string[]) => { nodes: object };
  };
  const { copyNode } = loadSample('recipes/copy-paste/copyNode') as {
    copyNode: (query: Hook['query'], id: string) => unknown;
  };
  const { createTree } = loadSample('recipes/copy-paste/createTree') as {
    createTree: (query: Hook['query'], part: unknown) => NodeTree;
  };
  const inside = (linkedNodes: unknown) => ({
    rootId: 'part',
    nodes: { part: named('Box', {}, { linkedNodes, _childCanvas: { area: 'part' } }) },
  });

  test.each([0, false, ''])(
    'a part that contains itself by the old name of linked nodes is rejected (%j)',
    (none) => {
      const part = inside(none);
      expect(() => readPart(JSON.stringify(part), ['Box'])).toThrow('Node part has two places');
      const editor = createEditor(page(), { resolver });
      editor.run(({ actions, query }) => actions.addNodeTree(createTree(query, part), ROOT_NODE));
      expect(editor.crash()).toBe('Maximum call stack size exceeded');
    },
  );

  test.each<[string, ReactNode]>([
    ['a number', 5],
    ['a boolean', true],
    ['an object with a type', { type: 'b' } as unknown as ReactNode],
  ])('copyNode throws for %s in children', (_, children) => {
    const editor = createEditor(page(<Text />), { resolver });
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.children = children)));
    expect(() => copyNode(editor.hook().query, editor.at(0))).toThrow();
  });

  test('readPart rejects ids that are numbers', () => {
    const read = (part: object) => () => readPart(JSON.stringify(part), ['Box']);
    const part = {
      rootId: '1',
      nodes: { 1: named('Box', {}, { nodes: ['2'] }), 2: named('Box', {}, { parent: '1' }) },
    };
    expect(read(part)).not.toThrow();
    expect(read({ ...part, rootId: 1 })).toThrow('Node 1 is missing.');
    const nodes = { ...part.nodes, 1: named('Box', {}, { nodes: [2] }) };
    expect(read({ ...part, nodes })).toThrow('Node 2 is missing.');
  });

  test('readPart rejects a text in place of the child ids, for which createTree would throw', () => {
    const nodes = { part: named('Box', {}, { nodes: 'a' }), a: named('Text', {}, { parent: 'part' }) };
    const part = { rootId: 'part', nodes };
    const { query } = createEditor(page(), { resolver }).hook();
    expect(() => createTree(query, part)).toThrow('map is not a function');
    expect(() => readPart(JSON.stringify(part), ['Box', 'Text'])).toThrow('Node part is broken.');
  });

  test('with checkNodeOrTag, readPart accepts a listed tag with listed props', () => {
    const listed = loadSample(
      'recipes/copy-paste/readPart',
      (code) =>
        code
          .replace('checkNode, plainNames', 'plainNames')
          .replace("'./readPage';", "'./readPage'; import { checkNodeOrTag } from './tags';")
          .replace('checkNode(id', 'checkNodeOrTag(id'),
      ['recipes/unknown-components'],
    ) as { readPart: typeof readPart };
    const tag = (props: object) =>
      JSON.stringify({ rootId: 'a', nodes: { a: { ...named('Text', props), type: 'p' } } });
    expect(() => readPart(tag({}), ['Text'])).toThrow('Unknown type in a.');
    expect(listed.readPart(tag({ children: 'Hi' }), ['Text']).nodes).toHaveProperty('a');
    expect(() => listed.readPart(tag({ title: 'Hi' }), ['Text'])).toThrow('Node a has the prop title.');
  });

  test('a displayName in props loses its tags, too', () => {
    const props = { text: '<b>1 and 2</b>', item: { displayName: '<b>1 and 2</b>' } };
    const text = JSON.stringify({ rootId: 'a', nodes: { a: named('Text', props) } });
    expect(readPart(text, ['Text']).nodes).toMatchObject({
      a: { props: { text: props.text, item: { displayName: '1 and 2' } } },
    });
  });

  test('a part whose id is __proto__ arrives with another id', () => {
    const text = `{"rootId":"__proto__","nodes":{"__proto__":${JSON.stringify(named('Text', { text: 'One' }))}}}`;
    const editor = createEditor(page(), { resolver });
    editor.run(({ actions, query }) =>
      actions.addNodeTree(createTree(query, readPart(text, ['Text'])), ROOT_NODE),
    );
    expect([editor.crash(), editor.find('p').textContent]).toEqual([undefined, 'One']);
  });

  test('a function in a prop is in the copied nodes, and not in their JSON', () => {
    const props = { text: 'One', onPress: () => {} };
    const { query } = createEditor(page(<Text {...props} />), { resolver }).hook();
    const part = copyNode(query, query.node(ROOT_NODE).childNodes()[0] ?? '');
    const propsIn = (copied: unknown) => {
      const { rootNodeId, nodes } = createTree(query, copied);
      return Object.keys(nodes[rootNodeId]?.data.props ?? {}).sort();
    };
    expect(propsIn(part)).toEqual(['onPress', 'text']);
    expect(propsIn(JSON.parse(JSON.stringify(part)))).toEqual(['text']);
  });

  test('readPart accepts a text that is an object, which unmounts the editor', () => {
    const text = JSON.stringify({ rootId: 'a', nodes: { a: named('Text', { text: { en: 'One' } }) } });
    const editor = createEditor(page(), { resolver });
    editor.run(({ actions, query }) =>
      actions.addNodeTree(createTree(query, readPart(text, ['Text'])), ROOT_NODE),
    );
    expect(editor.crash()).toMatch('Objects are not valid as a React child');
  });

  test('pasting again changes the status, so that a screen reader reads it again', () => {
    const { ClipboardBar } = loadSample('recipes/copy-paste/ClipboardBar') as {
      ClipboardBar: FC<{ copied: string; onCopy: (text: string) => void }>;
    };
    const copied = JSON.stringify({ rootId: 'a', nodes: { a: named('Text') } });
    const editor = createEditor(page(), {
      resolver,
      panel: () => <ClipboardBar copied={copied} onCopy={() => {}} />,
    });
    const paste = () => {
      fire(editor.find('button + button'), 'click');
      return editor.find('[role=status]').textContent;
    };
    expect([paste(), paste(), paste()]).toEqual(['Pasted.', 'Pasted.\u00A0', 'Pasted.']);
  });

  test('several parts that are pasted at rising indexes, the later ones with merge(), are one undo step', () => {
    const editor = createEditor(page(<Text text="One" />, <Text text="Two" />), { resolver });
    const { query } = editor.hook();
    const parts = [0, 1].map((index) => copyNode(query, editor.at(index)));
    editor.run(({ actions }) =>
      parts.forEach((part, index) => {
        const { addNodeTree } = index === 0 ? actions : actions.history.merge();
        addNodeTree(createTree(query, part), ROOT_NODE, 1 + index);
      }),
    );
    const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(texts()).toEqual(['One', 'One', 'Two', 'Two']);
    editor.run(({ actions }) => actions.history.undo());
    expect([texts(), editor.hook().query.history.canUndo()]).toEqual([['One', 'Two'], false]);
  });

  const Closed: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
  Closed.craft = { rules: { canMoveIn: () => false } };

  test('isDroppable calls no rules of the nodes inside a part', () => {
    const nodes = {
      outer: named('Box', {}, { isCanvas: true, nodes: ['inner'] }),
      inner: named('Closed', {}, { isCanvas: true, parent: 'outer', nodes: ['text'] }),
      text: named('Text', {}, { parent: 'inner' }),
    };
    const { query } = createEditor(page(), { resolver: { ...resolver, Closed } }).hook();
    const accepts = (rootId: 'outer' | 'text', target: string) => {
      const tree = createTree(query, { rootId, nodes });
      return query.node(target).isDroppable(tree.nodes[tree.rootNodeId] ?? '');
    };
    expect(accepts('outer', ROOT_NODE)).toBe(true);
    const closed = createEditor(<Element is={Closed} canvas />, { resolver: { ...resolver, Closed } });
    const { nodes: added, rootNodeId } = createTree(closed.hook().query, { rootId: 'text', nodes });
    expect(
      closed
        .hook()
        .query.node(ROOT_NODE)
        .isDroppable(added[rootNodeId] ?? ''),
    ).toBe(false);
  });
});
