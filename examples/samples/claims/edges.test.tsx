/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Element } from '@craftjs/core';
import type { Indicator, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, place, type TestEditor } from './editor';

// Claims about drops near an edge, and about siblings that can't be measured, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

/** A root of 300 by 300 px with a wrapper and a canvas of 200 by 100 px in it, and a paragraph to drag. */
function createNestedCanvas(isWrapperCanvas: boolean): TestEditor {
  const editor = createEditor(
    page(
      <Element is="section" canvas={isWrapperCanvas}>
        <Element is="article" canvas />
      </Element>,
      <p>Drag me</p>,
    ),
  );
  place(editor, 'ROOT', 0, 0, 300, 300);
  place(editor, editor.at(0), 20, 20, 200, 100);
  place(editor, editor.at(0, 0), 20, 20, 200, 100);
  place(editor, editor.at(1), 20, 150, 100, 20);
  return editor;
}

/** The node a drag of the paragraph to a point over `selector` targets, and why it's rejected. */
function dragOver({ find, hook }: TestEditor, selector: string, clientX: number, clientY: number): string[] {
  fire(find('p'), 'dragstart');
  fire(find(selector), 'dragover', { clientX, clientY });
  const { placement, error } = hook().query.getState().indicator as Indicator;
  const result = [placement.parent.data.name, String(error)];
  fire(find('p'), 'dragend');
  return result;
}

test('the edge of a canvas belongs to its parent, which rejects every drop if it is no canvas', () => {
  const allowed = 'null';
  const rejected = 'Error: Invariant failed: Cannot move node into a non-Canvas parent';
  expect(dragOver(createNestedCanvas(true), 'article', 25, 70)).toEqual(['section', allowed]);
  cleanUp();
  expect(dragOver(createNestedCanvas(false), 'article', 100, 70)).toEqual(['article', allowed]);
  cleanUp();
  expect(dragOver(createNestedCanvas(false), 'article', 25, 70)).toEqual(['section', rejected]);
});

test('the edge of the root belongs to the root', () => {
  expect(dragOver(createNestedCanvas(true), 'main', 2, 2)).toEqual(['main', 'null']);
});

test('the edge of a linked canvas belongs to it, so only the padding of its owner is a place beside that owner', () => {
  const Card: UserComponent = () => (
    <Box>
      <Element id="body" is="article" canvas />
    </Box>
  );
  const editor = createEditor(page(<Card />, <p>Drag me</p>), { resolver: { Card } });
  const [body = ''] = editor.hook().query.node(editor.at(0)).linkedNodes();
  place(editor, 'ROOT', 0, 0, 300, 300);
  place(editor, editor.at(0), 20, 20, 200, 100);
  place(editor, body, 32, 32, 176, 76);
  place(editor, editor.at(1), 20, 150, 100, 20);
  expect(dragOver(editor, 'article', 33, 33)).toEqual(['article', 'null']);
  expect(dragOver(editor, 'section', 25, 25)).toEqual(['main', 'null']);
});

/** Where the line is during a drag over a container without `connect`, which is this child of the root. */
function lineOver(index: number) {
  const Loose: UserComponent = () => <article />;
  const siblings = [<p key="drag">Drag me</p>, <b key="other" />];
  siblings.splice(index, 0, <Element key="loose" is={Loose} canvas />);
  const editor = createEditor(page(...siblings), { resolver: { Loose } });
  place(editor, 'ROOT', 0, 0, 300, 300);
  for (const child of [0, 1, 2])
    if (child !== index) place(editor, editor.at(child), 0, 100 * child, 100, 100);
  fire(editor.find('p'), 'dragstart');
  fire(editor.find('article'), 'dragover', { clientX: 50, clientY: 100 * index + 50 });
  const indicator = editor.hook().query.getState().indicator as Indicator | null;
  return indicator?.placement.parent.id;
}

test('over a container without connect, the line appears beside it if it is the last child, and otherwise not at all', () => {
  expect([0, 1, 2].map(lineOver)).toEqual([undefined, undefined, 'ROOT']);
});

test('without a canvas under or around the mouse, the line does not appear', () => {
  const editor = createEditor(
    <main>
      <section>
        <p />
      </section>
    </main>,
    {
      resolver: { Box },
      panel: ({ connectors }) => <u ref={(el) => void (el && connectors.create(el, <i />))} />,
    },
  );
  fire(editor.find('aside u'), 'dragstart');
  fire(editor.find('section'), 'dragover', { clientX: 1, clientY: 1 });
  expect(editor.hook().query.getState().indicator).toBeNull();
});

test('getDropPlaceholder ignores the edge', () => {
  const editor = createNestedCanvas(true);
  const spot = editor.hook().query.getDropPlaceholder(editor.at(1), editor.at(0, 0), { x: 25, y: 70 });
  expect([spot.placement.parent.data.name, spot.error]).toEqual(['article', null]);
});

test('the neighbour of a place in an empty canvas is undefined during a drag, and 0 from getDropPlaceholder', () => {
  const editor = createNestedCanvas(true);
  const { query } = editor.hook();
  const spot = query.getDropPlaceholder(editor.at(1), editor.at(0, 0), { x: 100, y: 70 });
  expect(spot.placement.currentNode).toBe(0);
  fire(editor.find('p'), 'dragstart');
  fire(editor.find('article'), 'dragover', { clientX: 100, clientY: 70 });
  expect(query.getState().indicator?.placement).toMatchObject({ currentNode: undefined });
});

test.each([
  ['from the start', true, 1, 'Second'],
  ['later', false, 2, 'Third'],
])('the position of a drop after a sibling that is hidden %s', (_, isHiddenAtFirst, index, neighbour) => {
  const first = (
    <Element is="i" {...{ hidden: isHiddenAtFirst }}>
      First
    </Element>
  );
  const editor = createEditor(page(first, <b>Second</b>, <b>Third</b>));
  editor.run(({ actions }) => actions.setHidden(editor.at(0), true));
  place(editor, 'ROOT', 0, 0, 300, 300);
  place(editor, editor.at(1), 0, 20, 100, 20);
  place(editor, editor.at(2), 0, 40, 100, 20);
  const { query } = editor.hook();
  const { placement } = query.getDropPlaceholder(editor.at(1), 'ROOT', { x: 10, y: 58 });
  // The point is in the lower half of the third node. `currentNode` is looked up among all children.
  expect([placement.index, placement.where, placement.currentNode?.data.props['children']]).toEqual([
    index,
    'after',
    neighbour,
  ]);
});

test('in a drag, the neighbour is looked up among all children, and one without a dom leaves the indicator as it was', () => {
  const Bare: UserComponent = () => <i />;
  const editor = createEditor(page(<Bare />, <b>Second</b>, <b>Third</b>, <u />), { resolver: { Bare } });
  place(editor, 'ROOT', 0, 0, 300, 300);
  const ids = [0, 1, 2, 3].map((index) => editor.at(index));
  ids.slice(1).forEach((id, index) => place(editor, id, 0, 100 + 40 * index, 100, 20));
  const spotAt = (clientY: number) => {
    fire(editor.find('main'), 'dragover', { clientX: 50, clientY });
    const placement = editor.hook().query.getState().indicator?.placement;
    return placement && [placement.index, ids.indexOf(placement.currentNode?.id ?? '')];
  };
  fire(editor.find('u'), 'dragstart');
  // Above the second child, above the third one, and again above the second one.
  expect([spotAt(102), spotAt(142), spotAt(102)]).toEqual([undefined, [1, 1], [1, 1]]);
  fire(editor.find('u'), 'dragend');
  expect(editor.at(0)).toBe(ids[3]);
});
