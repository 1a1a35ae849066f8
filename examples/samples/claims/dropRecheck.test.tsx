/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { Element } from '@craftjs/core';
import type { Node, UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims of docs/concepts/drag-and-drop.mdx about what the drop checks, tested in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

/** Two texts above a canvas with a rule. */
function createBin(canMoveIn: (count: number, bin: Node) => boolean) {
  const counts: number[] = [];
  const Bin: UserComponent<{ children?: ReactNode }> = ({ children }) => <Box>{children}</Box>;
  Bin.craft = {
    rules: {
      canMoveIn: (nodes, self) => {
        counts.push(nodes.length);
        return canMoveIn(nodes.length, self);
      },
    },
  };
  const editor = createEditor(
    page(<Text key="1" text="1" />, <Text key="2" text="2" />, <Element key="bin" is={Bin} canvas />),
    { resolver: { Text, Bin } },
  );
  const bin = editor.find('section');
  // A canvas without a size has no room inside its edges.
  bin.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const hover = () => fire(bin, 'dragover', { clientX: 50, clientY: 50 });
  /** Drags both texts by one of them. */
  const drag = (handle?: HTMLElement): void => {
    const [first, second] = [editor.find('p'), editor.find('p:nth-of-type(2)')];
    fire(first, 'mousedown');
    fire(first, 'click');
    fire(second, 'mousedown', { metaKey: true });
    fire(second, 'click', { metaKey: true });
    fire(handle ?? second, 'dragstart');
    hover();
  };
  return { editor, counts, drag, hover, drop: () => fire(editor.find('p:nth-of-type(2)'), 'dragend') };
}

test('a rule gets the group during the drag, and one node at a time at the drop', () => {
  const { editor, counts, drag, drop } = createBin(() => true);
  drag();
  expect(editor.hook().query.getState().indicator?.error).toBeFalsy();
  expect(counts).toEqual([2]);
  drop();
  expect([counts, editor.crash()]).toEqual([[2, 1, 1], undefined]);
  expect(editor.find('section').textContent).toBe('12');
});

test('a rule that accepts only groups is green during the drag, and unmounts the editor at the drop', () => {
  const { editor, drag, drop } = createBin((count) => count > 1);
  drag();
  expect(editor.hook().query.getState().indicator?.error).toBeFalsy();
  drop();
  expect(editor.crash()).toContain('Target parent rejects incoming node');
});

test.each([
  ['two accepts a group of two in an empty canvas, also at the drop', 2, '12'],
  ['one rejects a group of two during the drag, so the drop moves nothing', 1, ''],
])('a rule with a limit of %s', (_, limit, held) => {
  const { editor, drag, drop } = createBin((count, { data }) => data.nodes.length + count <= limit);
  drag();
  expect(Boolean(editor.hook().query.getState().indicator?.error)).toBe(held === '');
  drop();
  expect([editor.crash(), editor.find('section').textContent]).toEqual([undefined, held]);
});

test('rules run again only when the place changes', () => {
  const { counts, drag, hover } = createBin(() => true);
  drag();
  hover();
  hover();
  expect(counts).toEqual([2]);
});

test('a drop of a new node whose target was deleted during the drag unmounts the editor', () => {
  const editor = createEditor(page(<Element is={Box} canvas />), {
    resolver: { Box, Text },
    panel: ({ connectors }) => <button ref={(el) => void (el && connectors.create(el, <Text />))} />,
  });
  const box = editor.at(0);
  const target = editor.find('section');
  target.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  fire(editor.find('button'), 'dragstart');
  fire(target, 'dragover', { clientX: 50, clientY: 50 });
  const { indicator } = editor.hook().query.getState();
  expect([indicator?.placement.parent.id, indicator?.error]).toEqual([box, null]);
  editor.run(({ actions }) => actions.delete(box));
  expect(editor.crash()).toBeUndefined();
  fire(editor.find('button'), 'dragend');
  expect(editor.crash()).toBe('Invariant failed: Node does not exist, it may have been removed');
});

test('a drop of a group from which a node was deleted during the drag unmounts the editor', () => {
  const { editor, drag } = createBin(() => true);
  const [first, second] = [editor.find('p'), editor.at(1)];
  drag(first);
  expect(editor.hook().query.getEvent('dragged').all()).toContain(second);
  editor.run(({ actions }) => actions.delete(second));
  expect(editor.crash()).toBeUndefined();
  fire(first, 'dragend');
  expect(editor.crash()).toBe('Invariant failed: Node does not exist, it may have been removed');
});

test('a drag whose own node was deleted meanwhile drops nothing, and the line stays until the next drag ends', () => {
  const { editor, drag, hover } = createBin(() => true);
  const [first, second] = [editor.find('p'), editor.find('p:nth-of-type(2)')];
  drag(first);
  editor.run(({ actions }) => actions.delete(editor.at(0)));
  fire(first, 'dragend');
  const line = () => editor.hook().query.getState().indicator;
  expect([editor.crash(), editor.find('section').textContent, line()]).toEqual([
    undefined,
    '',
    expect.anything(),
  ]);
  fire(second, 'dragstart');
  hover();
  fire(second, 'dragend');
  expect([editor.crash(), editor.find('section').textContent, line()]).toEqual([undefined, '2', null]);
});
