/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC } from 'react';
import { act, Simulate } from 'react-dom/test-utils';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/performance.mdx about its slider, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const { PaddingSlider } = loadSample('recipes/performance/PaddingSlider') as { PaddingSlider: FC };
const Padded: FC<{ padding?: number }> = () => <PaddingSlider />;

function createSlider(padded = <Padded padding={4} />) {
  const editor = createEditor(page(padded), { resolver: { Padded } });
  const slider = editor.find('input') as HTMLInputElement;
  const id = editor.at(0);
  const read = () => [slider.value, editor.hook().query.node(id).get().data.props['padding'] as number];
  const pull = (...values: string[]) => {
    for (const value of values) Simulate.change(Object.assign(slider, { value }));
  };
  return { editor, slider, read, pull };
}

test.each(['pointerup', 'pointercancel', 'keyup', 'focusout'])(
  'the slider records one undo step, at %s, and shows what an undo restores',
  (release) => {
    const { editor, slider, read, pull } = createSlider();
    const { history } = editor.hook().query;
    pull('5', '6', '7');
    expect([read(), history.canUndo()]).toEqual([['7', 4], false]);
    fire(slider, release);
    fire(slider, release);
    expect(read()).toEqual(['7', 7]);
    editor.run(({ actions }) => actions.history.undo());
    expect([read(), history.canUndo()]).toEqual([['4', 4], false]);
  },
);

test('the slider keeps showing its value until the prop has changed', () => {
  const { slider, pull } = createSlider();
  pull('7');
  // Without act(), which would run the effects before the value is read.
  slider.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(slider.value).toBe('7');
  act(() => {});
  expect(slider.value).toBe('7');
});

test('after a change back to the old value, the slider follows the next change from elsewhere', () => {
  const { editor, slider, read, pull } = createSlider();
  pull('7', '4');
  fire(slider, 'pointerup');
  expect([read(), editor.hook().query.history.canUndo()]).toEqual([['4', 4], false]);
  editor.run(({ actions }) => actions.setProp(editor.at(0), (props) => void (props['padding'] = 9)));
  expect(read()).toEqual(['9', 9]);
});

test('without the prop, the slider starts at 0', () => {
  const { read } = createSlider(<Padded />);
  expect(read()).toEqual(['0', undefined]);
});
