/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Element } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page, Text } from './editor';

// Claims of docs/api/user-component.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('a missing rule and other keys allow everything, and a rule that is undefined rejects everything', () => {
  const checksWith = (rules: object) => {
    const Ruled: UserComponent = () => null;
    Ruled.craft = { rules };
    const editor = createEditor(page(<Element is={Ruled} canvas />, <Text />), { resolver: { Ruled, Text } });
    const { query } = editor.hook();
    const target = query.node(editor.at(0));
    const errors: string[] = [];
    const onError = (error: unknown) => void errors.push((error as Error).message);
    const results = [target.isDraggable(onError), target.isDroppable(editor.at(1), onError)];
    cleanUp();
    return [...results, ...errors.map((message) => message.replace(/^.*\b(can\w+)/, '$1'))];
  };
  const allow = () => true;
  expect(checksWith({ canDrag: allow, canFly: () => false })).toEqual([true, true]);
  expect(checksWith({ canDrag: undefined, canMoveIn: undefined })).toEqual([
    false,
    false,
    'canDrag is not a function',
    'canMoveIn is not a function',
  ]);
});

test('an error that a rule throws rejects the drop and becomes its message', () => {
  const Broken: UserComponent = () => null;
  Broken.craft = {
    rules: {
      canMoveIn: () => {
        throw new Error('Full');
      },
    },
  };
  const editor = createEditor(page(<Element is={Broken} canvas />, <Text />), { resolver: { Broken, Text } });
  const onError = jest.fn();
  expect(editor.hook().query.node(editor.at(0)).isDroppable(editor.at(1), onError)).toBe(false);
  expect(onError).toHaveBeenCalledWith(new Error('Full'));
});

test('setProp with a rate of 500 joins a step that began less than 500 ms ago, so a long slide is several steps', () => {
  const editor = createEditor(page(<Text text="old" />), { resolver: { Text } });
  const id = editor.at(0);
  const start = Date.now() + 5000;
  for (const after of [0, 300, 490, 600, 900, 1200]) {
    jest.useFakeTimers({ now: start + after });
    editor.run(({ actions }) =>
      actions.history.throttle(500).setProp(id, (props) => void (props.text = String(after))),
    );
  }
  jest.useRealTimers();
  const undo = () => {
    editor.run(({ actions }) => actions.history.undo());
    return [editor.find('p').textContent, editor.hook().query.history.canUndo()];
  };
  expect([undo(), undo(), undo()]).toEqual([
    ['900', true],
    ['490', true],
    ['old', false],
  ]);
});

test('craft.isCanvas takes precedence over the canvas prop and over the saved value', () => {
  const Fixed: UserComponent = () => null;
  const rootWith = (isCanvas: boolean) => {
    Fixed.craft = { isCanvas };
    const data = `{"ROOT":{"type":{"resolvedName":"Fixed"},"isCanvas":${String(!isCanvas)},"props":{}}}`;
    const editors = [
      createEditor(<Element is={Fixed} canvas={!isCanvas} />, { resolver: { Fixed } }),
      createEditor(undefined, { resolver: { Fixed }, data }),
    ];
    return editors.map(({ hook }) => hook().query.node('ROOT').isCanvas());
  };
  expect([rootWith(true), rootWith(false)]).toEqual([
    [true, true],
    [false, false],
  ]);
});
