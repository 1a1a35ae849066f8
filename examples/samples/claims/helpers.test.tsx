/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Element } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, type Hook, muteConsole, page, Text } from './editor';

// Claims of docs/api/helpers.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const Locked: UserComponent = () => <Text />;
Locked.craft = { rules: { canDrag: () => false } };
const resolver = { Box, Locked, Text };
const create = () => createEditor(page(<Text />, <Locked />, <Element is={Box} canvas />), { resolver });
type Helpers = Record<string, (...args: unknown[]) => unknown>;
/** What a call returns or, if it throws, the name of the error. */
const outcome = (call: () => unknown) => {
  try {
    return call();
  } catch (error) {
    return (error as Error).name;
  }
};

describe('a method without its object', () => {
  test('of the checks for drags always returns false, and reports the reason to onError', () => {
    const editor = create();
    const node = editor.hook().query.node(editor.at(0));
    const { isDraggable } = node;
    const { isDroppable } = editor.hook().query.node(editor.at(2));
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push((error as Error).name);
    expect(node.isDraggable()).toBe(true);
    expect([isDraggable(onError), isDroppable(editor.at(0), onError)]).toEqual([false, false]);
    expect(errors).toEqual(['TypeError', 'TypeError']);
  });

  test.each([
    ['isTopLevelNode', true],
    ['isDeletable', true],
    ['toNodeTree', true],
    ['get', false],
    ['isCanvas', false],
    ['isRoot', false],
    ['isLinkedNode', false],
    ['isParentOfTopLevelNodes', false],
    ['isSelected', false],
    ['ancestors', false],
    ['descendants', false],
    ['linkedNodes', false],
    ['childNodes', false],
    ['toSerializedNode', false],
  ])('%s throws: %s', (name, throws) => {
    const editor = create();
    const detached = (editor.hook().query.node(editor.at(0)) as unknown as Helpers)[name];
    expect(outcome(() => detached?.()) === 'TypeError').toBe(throws);
  });
});

test.each<[string, (hook: Hook, ids: string[]) => void]>([
  ['selectNode', ({ actions }, [, other]) => actions.selectNode(other)],
  ['clearEvents', ({ actions }) => actions.clearEvents()],
  ['deserialize', ({ actions, query }) => actions.deserialize(query.serialize())],
  ['enabled: false', ({ actions }) => actions.setOptions((options) => void (options.enabled = false))],
])('%s ends a hover, although no other node is hovered', (_, work) => {
  const editor = create();
  const ids = [editor.at(0), editor.at(1)];
  fire(editor.find('p'), 'mouseover');
  const isHovered = () =>
    editor
      .hook()
      .query.node(ids[0] ?? '')
      .isHovered();
  expect(isHovered()).toBe(true);
  editor.run((hook) => work(hook, ids));
  expect(isHovered()).toBe(false);
});

test('the deprecated alias of descendants() also returns no ids for an unknown id', () => {
  expect(create().hook().query.node('gone').decendants()).toEqual([]);
});

test('the checks do not consider whether the editor is enabled', () => {
  const editor = create();
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  const { query } = editor.hook();
  const [text, box] = [query.node(editor.at(0)), query.node(editor.at(2))];
  expect([text.isDraggable(), box.isDroppable(editor.at(0)), text.isDeletable()]).toEqual([true, true, true]);
});

test('isDroppable() says yes to nothing, and to a node that canDrag rejects', () => {
  const editor = create();
  const target = editor.hook().query.node(editor.at(2));
  const accepts = (selector: unknown) => target.isDroppable(selector as string);
  expect([undefined, null, '', []].map(accepts)).toEqual([true, true, true, true]);
  expect([accepts(editor.at(1)), editor.hook().query.node(editor.at(1)).isDraggable()]).toEqual([
    true,
    false,
  ]);
});
