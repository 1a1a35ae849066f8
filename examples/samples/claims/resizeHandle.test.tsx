/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { act } from 'react-dom/test-utils';
import { Element } from '@craftjs/core';
import { cleanUp, createEditor, muteConsole, page } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/columns.mdx on the handle between two columns.

beforeEach(muteConsole);
afterEach(cleanUp);

const Row = loadSample('recipes/columns/Row')['Row'] as FC<{ children?: ReactNode }>;
const Column = loadSample('recipes/columns/Column')['Column'] as FC<{ children?: ReactNode }>;

const create = () =>
  createEditor(
    page(
      <Element is={Row} canvas>
        <Element is={Column} canvas />
        <Element is={Column} canvas />
      </Element>,
    ),
    { resolver: { Row, Column } },
  );

test('the handle reports its place between two columns in percent, whatever the sum of their shares', () => {
  const editor = create();
  const place = () => editor.find('[role=separator]').getAttribute('aria-valuenow');
  expect(place()).toBe('50');
  editor.run(({ actions }) => actions.setProp(editor.at(0, 0), (props) => void (props.width = 150)));
  expect(place()).toBe('75');
  editor.run(({ actions }) => actions.setProp(editor.at(0, 1), (props) => void (props.width = 150)));
  expect(place()).toBe('50');
});

test('an arrow key on the handle does not scroll, and other keys keep what they do', () => {
  const editor = create();
  const isPrevented = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    act(() => void editor.find('[role=separator]').dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(['ArrowLeft', 'ArrowRight', 'Tab'].map(isPrevented)).toEqual([true, true, false]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])(
  'an arrow key with %s is left to the browser, and changes no width',
  (modifier) => {
    const editor = create();
    const handle = editor.find('[role=separator]');
    const press = (fields: object) => {
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowLeft',
        bubbles: true,
        cancelable: true,
        ...fields,
      });
      act(() => {
        handle.focus();
        handle.dispatchEvent(event);
      });
      const { data } = editor.hook().query.node(editor.at(0, 0)).get();
      return [event.defaultPrevented, data.props['width'], editor.hook().query.history.canUndo()];
    };
    expect([press({ [modifier]: true }), press({})]).toEqual([
      [false, 50, false],
      [true, 45, true],
    ]);
  },
);
