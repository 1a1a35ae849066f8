/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Element, ROOT_NODE, useEditor } from '@craftjs/core';
import type { SerializedNodes, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/node.mdx, checked in the published library.

beforeEach(muteConsole);

afterEach(cleanUp);

const propsOf = (editor: TestEditor, id: string): Record<string, unknown> =>
  editor.hook().query.node(id).get().data.props;

const dataOf = ({ hook }: TestEditor, id: string) => hook().query.node(id).get().data;

describe('docs/api/node.mdx', () => {
  test('plain objects and arrays in props are frozen, and instances of classes are not', () => {
    const props = { plain: { inner: {} }, list: [{}], date: new Date(0) };
    const editor = createEditor(page(<Text {...(props as object)} />), { resolver: { Text } });
    expect(propsOf(editor, editor.at(0))).toEqual(props);
    const values = [props.plain, props.plain.inner, props.list, props.list[0], props.date];
    expect(values.map(Object.isFrozen)).toEqual([true, true, true, true, false]);
  });

  test('a change inside a Date is no change', () => {
    const editor = createEditor(page(<Text {...({ date: new Date(0) } as object)} />), {
      resolver: { Text },
    });
    const read = () => editor.hook().query.node(editor.at(0)).get();
    const before = read();
    editor.run(({ actions }) =>
      actions.setProp(before.id, (props) => void (props.date as Date).setFullYear(2000)),
    );
    expect([read() === before, editor.hook().query.history.canUndo()]).toEqual([true, false]);
  });

  test('the type is the function, the name its key in the resolver, and the displayName from craft', () => {
    const TextBlock: UserComponent = () => null;
    TextBlock.craft = { displayName: 'Paragraph' };
    const editor = createEditor(page(<TextBlock />), { resolver: { Text: TextBlock } });
    const id = editor.at(0);
    const { type, name, displayName } = dataOf(editor, id);
    const saved = editor.hook().query.getSerializedNodes()[id]?.type;
    expect([type, name, displayName, saved]).toEqual([
      TextBlock,
      'Text',
      'Paragraph',
      { resolvedName: 'Text' },
    ]);
  });

  test('setState changes a field that has no action', () => {
    const editor = createEditor(page());
    editor.run(({ actions }) =>
      actions.setState((state) => {
        const root = state.nodes[ROOT_NODE];
        if (root) root.data.isCanvas = false;
      }),
    );
    expect(editor.hook().query.node(ROOT_NODE).isCanvas()).toBe(false);
  });
});

describe('docs/api/node.mdx', () => {
  test.each(['useNode', 'useEditor'])('dom is null until %s connects while the editor is enabled', (hook) => {
    const ById: UserComponent = () => {
      const { connectors, id } = useEditor(({ nodes }) => ({ id: nodes[ROOT_NODE]?.data.nodes[0] }));
      return <p ref={(el) => void (el && id && connectors.connect(el, id))} />;
    };
    const editor = createEditor(page(hook === 'useNode' ? <Text /> : <ById />), {
      resolver: { Text, ById },
      options: { enabled: false },
    });
    const dom = () => editor.hook().query.node(editor.at(0)).get().dom;
    const enable = (enabled: boolean) =>
      editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = enabled)));
    expect(dom()).toBeNull();
    enable(true);
    expect(dom()).toBe(editor.find('main p'));
    enable(false);
    expect(dom()).toBe(editor.find('main p'));
  });

  test('custom is undefined if an element says so', () => {
    const editor = createEditor(page(<Element is="p" custom={undefined} />, <Element is="p" />));
    expect([0, 1].map((index) => dataOf(editor, editor.at(index)).custom as unknown)).toEqual([
      undefined,
      {},
    ]);
  });

  test('a fresh node takes its name from the type, keeps its displayName, and gets its parent from add', () => {
    const editor = createEditor(page());
    const data = { type: 'p', name: 'other', displayName: 'Mine', parent: 'nowhere' };
    const node = editor.hook().query.parseFreshNode({ data }).toNode();
    expect(node.data).toMatchObject({ name: 'p', displayName: 'Mine' });
    editor.run(({ actions }) => actions.add(node, ROOT_NODE));
    expect(dataOf(editor, node.id).parent).toBe(ROOT_NODE);
  });

  test('_hydrationTimestamp is the time when the node was created or loaded, and later changes keep it', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
    const editor = createEditor(page(<Text />), { resolver: { Text } });
    const read = () => editor.hook().query.node(editor.at(0)).get()._hydrationTimestamp;
    expect(read()).toBe(1000);
    now.mockReturnValue(2000);
    editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props.text = 'new')));
    expect([propsOf(editor, editor.at(0)), read()]).toEqual([{ text: 'new' }, 1000]);
    editor.run(({ actions, query }) => actions.deserialize(query.serialize()));
    expect(read()).toBe(2000);
  });

  test('CopyLeaf keeps a saved displayName, and the linked nodes of the copy start over', () => {
    const { CopyLeaf } = loadSample('api/node/CopyLeaf') as { CopyLeaf: () => JSX.Element };
    const Owner: UserComponent = () => (
      <Element id="area" is={Box} canvas>
        <Text text="initial" />
      </Element>
    );
    const setup = { resolver: { Owner, Box, Text }, panel: () => <CopyLeaf /> };
    const { query } = createEditor(page(<Owner />), setup).hook();
    const saved = Object.entries(query.getSerializedNodes()).map(([id, node]) => [
      id,
      { ...node, ...(node.displayName === 'Owner' && { displayName: 'Former' }) },
    ]);
    cleanUp();
    const editor = createEditor(undefined, { ...setup, data: Object.fromEntries(saved) as SerializedNodes });
    const [area = ''] = editor.hook().query.node(editor.at(0)).linkedNodes();
    const [child = ''] = editor.hook().query.node(area).childNodes();
    editor.run(({ actions }) => actions.setProp(child, (props) => void (props.text = 'edited')));
    editor.run(({ actions }) => actions.selectNode(editor.at(0)));
    fire(editor.find('button'), 'click');
    expect([0, 1].map((index) => dataOf(editor, editor.at(index)).displayName)).toEqual(['Former', 'Former']);
    expect(editor.find('main').textContent).toBe('editedinitial');
  });
});
