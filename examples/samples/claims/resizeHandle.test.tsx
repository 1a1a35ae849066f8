/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createElement, type FC, type ReactNode } from 'react';
import { act } from 'react-dom/test-utils';
import { Element } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/resize.mdx on the handle between two columns.

beforeEach(muteConsole);
afterEach(cleanUp);

const Row = loadSample('recipes/columns/Row')['Row'] as FC<{ children?: ReactNode }>;
const Column = loadSample('recipes/resize/Column')['Column'] as FC<{ children?: ReactNode }>;

/** An editor whose page is a row of columns. */
const create = (columns = 2) =>
  createEditor(
    page(
      <Element is={Row} canvas>
        {Array.from({ length: columns }, (_, key) => (
          <Element key={key} is={Column} canvas />
        ))}
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

test('a column without `canvas` accepts nodes, as the one of the columns recipe does', () => {
  const Plain = loadSample('recipes/columns/Column')['Column'] as FC;
  const areCanvases = [Plain, Column].map((component) => {
    const editor = createEditor(page(<Row>{createElement(component)}</Row>), {
      resolver: { Row, Column: component },
    });
    return editor.hook().query.node(editor.at(0, 0)).isCanvas();
  });
  expect(areCanvases).toEqual([true, true]);
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

test('a hidden column is skipped: its neighbours are resized, and the last visible one has no handle', () => {
  const editor = create(3);
  const [left, middle, right] = [editor.at(0, 0), editor.at(0, 1), editor.at(0, 2)];
  editor.run(({ actions }) => actions.setHidden(middle, true));
  const handles = [...document.querySelectorAll('[role=separator]')];
  expect(handles).toHaveLength(1);
  act(
    () => void handles[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
  );
  const width = (id: string) => editor.hook().query.node(id).get().data.props['width'] as number;
  expect([width(left), width(right)].map((share) => share / width(middle))).toEqual([1.1, 0.9]);
});

/** An editor whose first handle can be pulled, although jsdom has neither pointer capture nor layout. */
function createPullable(columns = 2, room = 100) {
  const editor = create(columns);
  const ids = editor.hook().query.node(editor.at(0)).childNodes();
  const handle = editor.find('[role=separator]');
  handle.setPointerCapture = () => {};
  for (const id of ids) {
    const { dom } = editor.hook().query.node(id).get();
    Object.defineProperty(dom, 'clientWidth', {
      value: room + 2 * parseFloat(dom?.style.paddingLeft || '0'),
    });
  }
  const pull = (...places: number[]) => {
    fire(handle, 'pointerdown', { button: 0, clientX: 0 });
    for (const clientX of places) fire(handle, 'pointermove', { clientX });
  };
  return {
    ...editor,
    handle,
    pull,
    release: () => fire(handle, 'pointerup'),
    widths: () => {
      const { query } = editor.hook();
      const columns = query.node(editor.at(0)).childNodes();
      return columns.map((id) => query.node(id).get().data.props['width'] as number);
    },
    disable: () =>
      editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = false))),
  };
}

test('a resize that ends where it began after the editor was disabled leaves a handle that changes nothing', () => {
  const { pull, disable, release, widths, handle } = createPullable();
  pull(20, 0);
  disable();
  release();
  pull(30);
  fire(handle, 'keydown', { key: 'ArrowRight' });
  expect(widths()).toEqual([50, 50]);
});

test('a resize that ends after the editor was disabled is one undo step, and then the handle disappears', () => {
  const { pull, disable, release, widths, ...editor } = createPullable();
  pull(20);
  disable();
  release();
  expect(widths()).toEqual([60, 40]);
  expect(() => editor.find('[role=separator]')).toThrow('Nothing matches');
  editor.run(({ actions }) => actions.history.undo());
  expect([widths(), editor.hook().query.history.canUndo()]).toEqual([[50, 50], false]);
});

test('a resize whose neighbour is deleted before the release leaves the next column as it was', () => {
  const { pull, release, widths, ...editor } = createPullable(3);
  const [, middle = '', last = ''] = editor.hook().query.node(editor.at(0)).childNodes();
  editor.run(({ actions }) => actions.setProp(last, (props) => void (props.width = 90)));
  pull(20);
  editor.run(({ actions }) => actions.delete(middle));
  release();
  expect(widths()).toEqual([60, 90]);
});

test('a pull in a row without room for its content changes nothing', () => {
  const { pull, release, widths } = createPullable(2, 0);
  pull(0, 20);
  release();
  expect(widths()).toEqual([50, 50]);
});

test('a pressed handle takes the focus without a scroll to the top of its column', () => {
  const { pull, handle } = createPullable();
  const options: unknown[] = [];
  handle.focus = (given) => void options.push(given);
  pull();
  expect(options).toEqual([{ preventScroll: true }]);
});
