/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { act } from 'react-dom/test-utils';
import { Element } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/resize.mdx about the undo steps of a resize.

beforeEach(muteConsole);
afterEach(cleanUp);

test('setting a value that an ignored change has already set records nothing, so undo reverts an older step', () => {
  const editor = createEditor(page(<Text text="0" />), { resolver: { Text } });
  const set = (text: string) => (props: { text: string }) => void (props.text = text);
  editor.run(({ actions }) => actions.setProp(editor.at(0), set('older step')));
  editor.run(({ actions }) => actions.history.ignore().setProp(editor.at(0), set('moved')));
  editor.run(({ actions }) => actions.setProp(editor.at(0), set('moved')));
  editor.run(({ actions }) => actions.history.undo());
  expect(editor.find('p').textContent).toBe('0');
  expect(editor.hook().query.history.canUndo()).toBe(false);
});

const Samples = {
  Row: loadSample('recipes/columns/Row')['Row'] as FC<{ children?: ReactNode }>,
  Column: loadSample('recipes/resize/Column')['Column'] as FC<{ children?: ReactNode }>,
};
const create = () =>
  createEditor(
    page(
      <Element is={Samples.Row} canvas>
        <Element is={Samples.Column} canvas />
        <Element is={Samples.Column} canvas />
      </Element>,
    ),
    { resolver: Samples },
  );
type Editor = ReturnType<typeof create>;
const widths = ({ hook, at }: Editor) =>
  [at(0, 0), at(0, 1)].map((id) => hook().query.node(id).get().data.props['width'] as number);
const history = ({ hook }: Editor) => {
  const { canUndo, canRedo } = hook().query.history;
  return { canUndo: canUndo(), canRedo: canRedo() };
};

/** Presses the handle; each column is 128 pixels wide, 28 of them padding. */
const press = (editor: Editor) => {
  const handle = editor.find('[role=separator]');
  handle.setPointerCapture = () => {};
  for (const id of [editor.at(0, 0), editor.at(0, 1)])
    Object.defineProperty(editor.hook().query.node(id).get().dom, 'clientWidth', { value: 128 });
  fire(handle, 'pointerdown', { button: 0, clientX: 0, pointerId: 1 });
  return handle;
};

test('a pull of the handle moves as much width as the mouse moves, and is one undo step', () => {
  const editor = create();
  const handle = press(editor);
  for (const clientX of [10, 30, 20]) fire(handle, 'pointermove', { clientX });
  // The content of both columns is 200 pixels wide, and their shares are 100.
  expect([widths(editor), history(editor).canUndo]).toEqual([[60, 40], false]);
  fire(handle, 'pointerup');
  expect([widths(editor), history(editor).canUndo]).toEqual([[60, 40], true]);
  editor.run(({ actions }) => actions.history.undo());
  expect([widths(editor), history(editor)]).toEqual([[50, 50], { canUndo: false, canRedo: true }]);
});

test('a disabled editor shows no handle', () => {
  const editor = create();
  expect(editor.find('[role=separator]')).toBeDefined();
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  expect(() => editor.find('[role=separator]')).toThrow();
});

test('Escape ends a pull, restores the widths and keeps the redo stack', () => {
  const editor = create();
  fire(editor.find('[role=separator]'), 'keydown', { key: 'ArrowRight' });
  editor.run(({ actions }) => actions.history.undo());
  const handle = press(editor);
  fire(handle, 'pointermove', { clientX: 20 });
  expect(widths(editor)).toEqual([60, 40]);
  fire(handle, 'keydown', { key: 'Escape' });
  fire(handle, 'pointerup');
  expect([widths(editor), history(editor)]).toEqual([[50, 50], { canUndo: false, canRedo: true }]);
});

test('each arrow key is an undo step, until a column is at its minimum', () => {
  const editor = create();
  for (let key = 0; key < 9; key++) fire(editor.find('[role=separator]'), 'keydown', { key: 'ArrowRight' });
  expect(widths(editor)).toEqual([80, 20]);
  let steps = 0;
  for (; history(editor).canUndo; steps++) editor.run(({ actions }) => actions.history.undo());
  expect([steps, widths(editor)]).toEqual([6, [50, 50]]);
});

test('a held arrow key is one undo step, apart from the step before', () => {
  const editor = create();
  const hold = (key: string, repetitions: number) => {
    const handle = editor.find('[role=separator]');
    for (let time = 0; time <= repetitions; time++) fire(handle, 'keydown', { key, repeat: time > 0 });
    return widths(editor);
  };
  const undo = () => {
    editor.run(({ actions }) => actions.history.undo());
    return widths(editor);
  };
  expect([hold('ArrowRight', 3), hold('ArrowLeft', 1), hold('ArrowRight', 20)]).toEqual([
    [70, 30],
    [60, 40],
    [80, 20],
  ]);
  // At the minimum, a press changes nothing.
  expect(hold('ArrowRight', 3)).toEqual([80, 20]);
  expect([undo(), undo(), undo()]).toEqual([
    [60, 40],
    [70, 30],
    [50, 50],
  ]);
  expect(history(editor).canUndo).toBe(false);
});

test.each([
  ['began with Alt', (handle: HTMLElement) => fire(handle, 'keydown', { key: 'ArrowRight', altKey: true })],
  ['began elsewhere', (handle: HTMLElement) => fire(handle, 'focusout')],
])('the repetitions of a key whose press %s are one undo step, apart from the step before', (_, begin) => {
  const editor = create();
  const handle = editor.find('[role=separator]');
  fire(handle, 'keydown', { key: 'ArrowRight' });
  begin(handle);
  for (let time = 0; time < 2; time++) fire(handle, 'keydown', { key: 'ArrowRight', repeat: true });
  expect(widths(editor)).toEqual([65, 35]);
  editor.run(({ actions }) => actions.history.undo());
  expect(widths(editor)).toEqual([55, 45]);
});

test('a key that is still held after a pull starts a step of its own', () => {
  const editor = create();
  const handle = press(editor);
  fire(handle, 'pointerup');
  fire(handle, 'keydown', { key: 'ArrowRight' });
  press(editor);
  fire(handle, 'pointermove', { clientX: 10 });
  fire(handle, 'keydown', { key: 'ArrowRight', repeat: true });
  fire(handle, 'pointerup');
  fire(handle, 'keydown', { key: 'ArrowRight', repeat: true });
  const steps = [widths(editor)[0]];
  while (history(editor).canUndo) {
    editor.run(({ actions }) => actions.history.undo());
    steps.push(widths(editor)[0]);
  }
  expect(steps).toEqual([65, 60, 55, 50]);
});

test('a resize of the picture is one undo step, and one that is cancelled none', () => {
  const Picture = loadSample('recipes/resize/Picture')['Picture'] as FC<{ src: string }>;
  const editor = createEditor(page(<Picture src="" />), { resolver: { Picture } });
  const handle = editor.find('span');
  handle.setPointerCapture = () => {};
  const pull = (button: number, end: string) => {
    fire(handle, 'pointerdown', { button, clientX: 200 });
    for (const clientX of [230, 250.4]) fire(handle, 'pointermove', { clientX });
    const during = handle.parentElement?.style.width;
    fire(handle, end);
    return [during, handle.parentElement?.style.width, history(editor).canUndo];
  };
  expect(pull(2, 'pointerup')).toEqual(['200px', '200px', false]);
  expect(pull(0, 'pointercancel')).toEqual(['250px', '200px', false]);
  // A click sets no prop.
  fire(handle, 'pointerdown', { button: 0, clientX: 200 });
  fire(handle, 'pointerup');
  expect(history(editor).canUndo).toBe(false);
  expect(pull(0, 'pointerup')).toEqual(['250px', '250px', true]);
  editor.run(({ actions }) => actions.history.undo());
  expect([handle.parentElement?.style.width, history(editor).canUndo]).toEqual(['200px', false]);
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  expect(() => editor.find('span')).toThrow('Nothing matches');
});

test('a pull away from a column that is below the minimum stops at the minimum of the other one', () => {
  const editor = create();
  editor.run(({ actions }) => {
    actions.setProp(editor.at(0, 0), (props) => void (props['width'] = 5));
    actions.setProp(editor.at(0, 1), (props) => void (props['width'] = 95));
  });
  fire(press(editor), 'pointermove', { clientX: 1000 });
  expect(widths(editor)).toEqual([80, 20]);
});

test('the picture keeps its new width until the prop has changed', () => {
  const Picture = loadSample('recipes/resize/Picture')['Picture'] as FC<{ src: string }>;
  const editor = createEditor(page(<Picture src="" />), { resolver: { Picture } });
  const handle = editor.find('span');
  handle.setPointerCapture = () => {};
  fire(handle, 'pointerdown', { button: 0, clientX: 200 });
  fire(handle, 'pointermove', { clientX: 250 });
  // Without act(), which would run the effects before the width is read.
  handle.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(handle.parentElement?.style.width).toBe('250px');
  act(() => {});
  expect(handle.parentElement?.style.width).toBe('250px');
});

test('a resize of the picture that ends after the editor was disabled is kept, and then the handle disappears', () => {
  const Picture = loadSample('recipes/resize/Picture')['Picture'] as FC<{ src: string }>;
  const editor = createEditor(page(<Picture src="" />), { resolver: { Picture } });
  const handle = editor.find('span');
  const picture = handle.parentElement;
  handle.setPointerCapture = () => {};
  fire(handle, 'pointerdown', { button: 0, clientX: 200 });
  fire(handle, 'pointermove', { clientX: 250 });
  editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  fire(handle, 'pointerup');
  expect([picture?.style.width, picture?.querySelector('span'), history(editor).canUndo]).toEqual([
    '250px',
    null,
    true,
  ]);
});
