/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element, useNode } from '@craftjs/core';
import type { Indicator, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, type TestEditor, Text } from './editor';

// Claims of the recipes that their samples do not prove, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const Row: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connectors } = useNode();
  return (
    <div style={{ display: 'flex' }} ref={(el) => void (el && connectors.connect(connectors.drag(el)))}>
      {children}
    </div>
  );
};
Row.craft = { isCanvas: true };
const Picky: UserComponent<{ children?: ReactNode }> = (props) => <Box {...props} />;
Picky.craft = { isCanvas: true, rules: { canMoveIn: () => false, canMoveOut: () => false } };
const resolver = { Text, Row, Picky };

/** jsdom has no layout, so the test says where a node is. */
function place(
  { hook }: TestEditor,
  id: string,
  ...rect: [x: number, y: number, width: number, height: number]
) {
  const { dom } = hook().query.node(id).get();
  if (!dom) throw new Error('The node is not connected');
  dom.getBoundingClientRect = () => new DOMRect(...rect);
  return dom;
}
const indicatorOf = ({ hook }: TestEditor) => hook().query.getState().indicator as Indicator | null;

test('undo leads to the state right before the recorded change, ignored changes included', () => {
  const textAfterUndo = (beforeRecording?: string) => {
    const editor = createEditor(page(<Text text="0" />), { resolver });
    const id = editor.at(0);
    const set = (actions: Pick<ReturnType<TestEditor['hook']>['actions'], 'setProp'>, text: string) =>
      actions.setProp(id, (props: { text: string }) => (props.text = text));
    editor.run(({ actions }) => set(actions.history.ignore(), '1'));
    editor.run(({ actions }) => set(actions.history.ignore(), '2'));
    editor.run(({ actions }) => {
      if (beforeRecording) set(actions.history.ignore(), beforeRecording);
      set(actions, '3');
    });
    expect(editor.hook().query.history.canUndo()).toBe(true);
    editor.run(({ actions }) => actions.history.undo());
    return editor.hook().query.node(id).get().data.props['text'] as string;
  };
  expect([textAfterUndo(), textAfterUndo('0')]).toEqual(['2', '0']);
});

test('ignored changes keep the redo stack', () => {
  const editor = createEditor(page(<Text text="0" />), { resolver });
  const set = (text: string) => (props: { text: string }) => (props.text = text);
  editor.run(({ actions }) => actions.setProp(editor.at(0), set('1')));
  editor.run(({ actions }) => actions.history.undo());
  editor.run(({ actions }) => actions.history.ignore().setProp(editor.at(0), set('2')));
  expect(editor.hook().query.history.canRedo()).toBe(true);
});

test('actions.delete and addNodeTree ask no rules', () => {
  const editor = createEditor(
    page(
      <Picky>
        <Text />
      </Picky>,
    ),
    { resolver },
  );
  const tree = editor
    .hook()
    .query.parseReactElement(<Text />)
    .toNodeTree();
  const added = tree.nodes[tree.rootNodeId] ?? [];
  const target = editor.at(0);
  expect(editor.hook().query.node(target).isDroppable(added)).toBe(false);
  editor.run(({ actions }) => actions.addNodeTree(tree, target));
  editor.run(({ actions }) => actions.delete(editor.at(0, 0)));
  expect(editor.hook().query.node(target).childNodes()).toEqual([tree.rootNodeId]);
});

test('less than 10 px from the edge of a canvas, a drop goes to its parent', () => {
  const editor = createEditor(page(<Row />, <Text />), { resolver });
  place(editor, 'ROOT', 0, 0, 200, 200);
  const row = place(editor, editor.at(0), 50, 50, 100, 100);
  fire(place(editor, editor.at(1), 0, 0, 1, 1), 'dragstart');
  const parentAt = (clientX: number) => {
    fire(row, 'dragover', { clientX, clientY: 100 });
    return indicatorOf(editor)?.placement.parent.id;
  };
  expect([parentAt(59), parentAt(61)]).toEqual(['ROOT', editor.at(0)]);
});

test('the edge of a linked node belongs to it', () => {
  const Card = () => (
    <Box>
      <Element id="area" is={Row} canvas />
    </Box>
  );
  const editor = createEditor(page(<Card />, <Text />), { resolver: { ...resolver, Card } });
  const [area = ''] = editor.hook().query.node(editor.at(0)).linkedNodes();
  place(editor, 'ROOT', 0, 0, 200, 200);
  const dom = place(editor, area, 50, 50, 100, 100);
  fire(place(editor, editor.at(1), 0, 0, 1, 1), 'dragstart');
  fire(dom, 'dragover', { clientX: 51, clientY: 100 });
  expect(indicatorOf(editor)?.placement.parent.id).toBe(area);
});

test.each([
  ['no margins', '0px', '0px', 120],
  ['a margin of 16 px on both sides', '16px', '16px', 136],
  ['a margin of 40 px below', '0px', '40px', 140],
])('with %s, the line between before and after is at half the box and margins', (_, top, bottom, line) => {
  const editor = createEditor(page(<Text />, <Text />), { resolver });
  const root = place(editor, 'ROOT', 0, 0, 300, 300);
  const first = place(editor, editor.at(0), 0, 100, 200, 40);
  const second = place(editor, editor.at(1), 0, 220, 200, 40);
  for (const { style } of [root, first, second])
    style.cssText = 'float: none; position: static; display: block; margin: 0';
  Object.assign(first.style, { marginTop: top, marginBottom: bottom });
  fire(second, 'dragstart');
  const whereAt = (clientY: number) => {
    fire(root, 'dragover', { clientX: 50, clientY });
    const { index, where } = (indicatorOf(editor) as Indicator).placement;
    return index + (where === 'after' ? 1 : 0);
  };
  expect([whereAt(line - 1), whereAt(line)]).toEqual([0, 1]);
});

test('a node that canDrag rejects keeps its whole group where it is', () => {
  const Fixed: UserComponent = (props) => <Box {...props} />;
  Fixed.craft = { rules: { canDrag: () => false } };
  const editor = createEditor(page(<Text />, <Fixed />, <Row />), { resolver: { ...resolver, Fixed } });
  place(editor, 'ROOT', 0, 0, 300, 300);
  const row = place(editor, editor.at(2), 0, 100, 200, 100);
  const text = place(editor, editor.at(0), 0, 0, 200, 40);
  place(editor, editor.at(1), 0, 50, 200, 40);
  editor.run(({ actions }) => actions.selectNode([editor.at(0), editor.at(1)]));
  fire(text, 'dragstart', { metaKey: true });
  fire(row, 'dragover', { clientX: 100, clientY: 150 });
  expect(editor.hook().query.getEvent('dragged').all()).toHaveLength(2);
  expect(indicatorOf(editor)?.error).toBeTruthy();
});

test('the drop indicator stays in the state when its colours are transparent', () => {
  const indicator = { success: 'transparent', error: 'transparent' };
  const editor = createEditor(page(<Row />, <Text />), { resolver, options: { indicator } });
  fire(place(editor, editor.at(1), 0, 0, 1, 1), 'dragstart');
  fire(place(editor, editor.at(0), 0, 0, 100, 100), 'dragover', { clientX: 50, clientY: 50 });
  expect(indicatorOf(editor)?.placement.parent.id).toBe(editor.at(0));
  const line = [...document.querySelectorAll('div')].find(({ style }) => style.zIndex === '99999');
  expect(line?.style.backgroundColor).toBe('transparent');
});

test('nodes that a toolbox creates are not in the state during the drag', () => {
  const editor = createEditor(page(<Row />), {
    resolver,
    panel: ({ connectors }) => (
      <button ref={(el) => void (el && connectors.create(el, () => <Text text="New" />))} />
    ),
  });
  fire(editor.find('button'), 'dragstart');
  fire(place(editor, editor.at(0), 0, 0, 100, 100), 'dragover', { clientX: 50, clientY: 50 });
  expect(indicatorOf(editor)).not.toBeNull();
  expect(editor.hook().query.getEvent('dragged').all()).toEqual([]);
  expect(Object.keys(editor.hook().query.getNodes())).toHaveLength(2);
});

test('a mousedown selects, and the focus does not', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const selectedAfter = (type: string) => {
    fire(editor.find('p'), type);
    return editor.hook().query.getEvent('selected').all();
  };
  expect([selectedAfter('focusin'), selectedAfter('click')]).toEqual([[], []]);
  expect(selectedAfter('mousedown')).toEqual([editor.at(0)]);
});

test('a prop may hold an object with a type key inside, but not at its top', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const save = (value: object) => {
    editor.run(({ actions }) =>
      actions.setProp(editor.at(0), (props: { value: object }) => (props.value = value)),
    );
    const saved = editor.hook().query.getSerializedNodes()[editor.at(0)];
    return saved?.props['value'] as object;
  };
  expect(save({ root: { type: 'root' } })).toEqual({ root: { type: 'root' } });
  expect(() => save({ type: 'root', children: [] })).toThrow();
});
