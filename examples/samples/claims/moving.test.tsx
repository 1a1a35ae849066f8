/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Element } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, muteConsole, page, type TestEditor, Text } from './editor';
import { loadSample } from './sample';

// Claims of the documentation about moving nodes and drop positions, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const Fixed: UserComponent = () => null;
Fixed.craft = { rules: { canDrag: () => false } };
const Picky: UserComponent = () => null;
Picky.craft = { rules: { canDrop: () => false } };

test('actions.move ignores canDrag and applies canDrop', () => {
  const editor = createEditor(page(<Fixed />, <Picky />), { resolver: { Fixed, Picky } });
  const [fixed, picky] = [editor.at(0), editor.at(1)];
  editor.run(({ actions }) => actions.move(fixed, 'ROOT', 2));
  expect(editor.at(1)).toBe(fixed);
  editor.run(({ actions }) => actions.move(picky, 'ROOT', 2));
  expect(editor.crash()).toContain('Node cannot be dropped into target parent');
});

test('the child of a node that is no canvas can be deleted, but moving it throws', () => {
  const editor = createEditor(
    page(
      <section>
        <p />
        <p />
      </section>,
    ),
  );
  const id = editor.at(0, 0);
  const helpers = editor.hook().query.node(id);
  expect([helpers.isDeletable(), helpers.isDraggable()]).toEqual([true, false]);
  editor.run(({ actions }) => actions.move(id, editor.at(0), 2));
  expect(editor.crash()).toContain('Cannot move node into a non-Canvas parent');
});

test('with a stale node, move lists it under two parents and drops another one from the page', () => {
  const editor = createEditor(page(<Element is={Box} canvas />, <Text text="a" />, <Text text="b" />), {
    resolver: { Box, Text },
  });
  const [box, a, b] = [editor.at(0), editor.at(1), editor.at(2)];
  const stale = editor.hook().query.node(a).get();
  editor.run(({ actions }) => actions.move(a, box, 0));
  editor.run(({ actions }) => actions.move(stale, 'ROOT', 0));
  const { node, getNodes } = editor.hook().query;
  expect([[...node('ROOT').childNodes()], [...node(box).childNodes()]]).toEqual([[a, box], [a]]);
  expect([b in getNodes(), editor.crash()]).toEqual([true, undefined]);
});

test('the helpers of a node are a snapshot', () => {
  const editor = createEditor(page(<Text />, <Text />), { resolver: { Text } });
  const root = editor.hook().query.node('ROOT');
  const [first, second] = [editor.at(0), editor.at(1)];
  editor.run(({ actions }) => actions.move(second, 'ROOT', 0));
  expect(root.childNodes()).toEqual([first, second]);
  expect(editor.hook().query.node('ROOT').childNodes()).toEqual([second, first]);
});

test('a helper taken off its object fails because "this" is undefined', () => {
  const { isDeletable } = createEditor(page(<Text />), { resolver: { Text } })
    .hook()
    .query.node('ROOT');
  expect(isDeletable).toThrow("Cannot read properties of undefined (reading 'isTopLevelNode')");
});

const block = <div style={{ margin: 0 }} />;

/** Puts the children of the root side by side, 10 px each, because jsdom has no layout. */
function placeInRow({ hook }: TestEditor): void {
  const { query } = hook();
  query
    .node('ROOT')
    .childNodes()
    .forEach((id, column) => {
      const { dom } = query.node(id).get();
      if (dom) dom.getBoundingClientRect = () => new DOMRect(column * 10, 0, 10, 10);
    });
}

const point = { x: 0, y: 0 };

test('getDropPlaceholder returns undefined for a target that is no canvas and has no parent', () => {
  const { query } = createEditor(<main />).hook();
  expect(query.getDropPlaceholder('ROOT', 'ROOT', point)).toBeUndefined();
});

test('getDropPlaceholder looks one level up for a canvas', () => {
  const editor = createEditor(
    page(
      <section>
        <p />
      </section>,
      <p />,
    ),
  );
  const { query } = editor.hook();
  const spotAt = (id: string) => query.getDropPlaceholder(editor.at(1), id, point);
  expect(spotAt(editor.at(0)).placement.parent.id).toBe('ROOT');
  const below = spotAt(editor.at(0, 0));
  expect(below.placement.parent.id).toBe(editor.at(0));
  expect(String(below.error)).toContain('Cannot move node into a non-Canvas parent');
});

test('useMoveToPoint moves nothing when there is no spot', () => {
  type Hook = () => { moveToPoint(id: string, x: number, y: number): void };
  const { useMoveToPoint } = loadSample('recipes/control-drops/useMoveToPoint') as { useMoveToPoint: Hook };
  let mover: ReturnType<Hook> | undefined;
  const record = (hook: ReturnType<Hook>) => (mover = hook);
  const Mover = () => {
    record(useMoveToPoint());
    return null;
  };
  const inMain = createEditor(
    <main>
      <Element is="section" canvas>
        <p />
      </Element>
    </main>,
    { panel: () => <Mover /> },
  );
  const before = inMain.hook().query.serialize();
  inMain.run(() => mover?.moveToPoint(inMain.at(0, 0), 0, 0));
  expect([inMain.hook().query.serialize(), inMain.crash()]).toEqual([before, undefined]);

  const inCanvas = createEditor(page(block, block), { panel: () => <Mover /> });
  placeInRow(inCanvas);
  const last = inCanvas.at(1);
  inCanvas.run(() => mover?.moveToPoint(last, 1, 5));
  expect(inCanvas.at(0)).toBe(last);
});

const Unconnected: UserComponent = () => <i />;

test('a sibling that is not connected is not counted in the position of a drop', () => {
  const editor = createEditor(page(<Unconnected />, block, block), { resolver: { Unconnected } });
  placeInRow(editor);
  const { placement } = editor.hook().query.getDropPlaceholder(editor.at(2), 'ROOT', { x: 29, y: 5 });
  expect([placement.index, placement.where]).toEqual([1, 'after']);
});

test('move without a parent unmounts the editor', () => {
  const editor = createEditor(page(<b />));
  editor.run(({ actions }) => actions.move(editor.at(0), undefined as never, 0));
  expect(editor.crash()).toContain('Invalid parameter Node Id specified');
});
