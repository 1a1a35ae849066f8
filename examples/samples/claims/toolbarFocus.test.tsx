/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
import { createPortal } from 'react-dom';
import { Element, type Options, ROOT_NODE, useNode } from '@craftjs/core';
import { Box, cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/floating-toolbar.mdx about the focus, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

/** jsdom has no layout, so nothing is observed. */
class Observer {
  observe() {}
  disconnect() {}
}
const scrolled = jest.fn();
HTMLElement.prototype.scrollIntoView = scrolled;
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });

const { WithToolbar } = loadSample('recipes/floating-toolbar/WithToolbar') as {
  WithToolbar: NonNullable<Options['onRender']>;
};
const toolbar = () => document.querySelector<HTMLElement>('[role=group]');

/** An editor in which a button in the toolbar of a text in a box has been pressed: with a key, if the count is 0. */
function press(
  name: string,
  detail: number,
  onRender = WithToolbar,
  select: (own: string, other: string) => string[] = (own) => [own],
) {
  const box = (
    <Element is={Box} canvas>
      <Text text="One" />
    </Element>
  );
  const editor = createEditor(page(box, <Text text="Two" />), {
    resolver: { Box, Text },
    options: { onRender },
  });
  editor.run(({ actions }) => actions.selectNode(select(editor.at(0, 0), editor.at(1))));
  const button = document.querySelector<HTMLElement>(`[role=group] [aria-label="${name}"]`);
  if (!button) throw new Error(`The toolbar has no ${name}`);
  button.focus();
  scrolled.mockClear();
  fire(button, 'click', { detail });
  expect(button.isConnected).toBe(false);
  return editor;
}

test.each([
  ['Select parent', 0, 'Selected: Box'],
  ['Duplicate', 0, 'Selected: Text'],
  ['Delete', 0, 'Selected: Box'],
  ['Select parent', 1, 'Selected: Box'],
  ['Duplicate', 1, 'Selected: Text'],
])(
  'after %s with the click count %i, the next toolbar has the focus, and a copy is scrolled into view',
  (name, detail, label) => {
    press(name, detail);
    expect(scrolled).toHaveBeenCalledTimes(Number(name === 'Duplicate'));
    expect(toolbar()?.getAttribute('aria-label')).toBe(label);
    expect(document.activeElement).toBe(toolbar());
  },
);

test('Delete with the mouse selects nothing, and the toolbar of a node that is clicked next takes no focus', () => {
  const editor = press('Delete', 1);
  expect([toolbar(), document.activeElement]).toEqual([null, document.body]);
  fire(editor.find('main > p'), 'mousedown');
  expect(toolbar()?.getAttribute('aria-label')).toBe('Selected: Text');
  expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, []]);
});

test('a double click that ends on Delete deletes nothing', () => {
  const editor = createEditor(page(<Text text="One" />), {
    resolver: { Text },
    options: { onRender: WithToolbar },
  });
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  const button = document.querySelector('[role=group] [aria-label=Delete]') as HTMLElement;
  fire(button, 'click', { detail: 2 });
  expect(editor.hook().query.node(ROOT_NODE).childNodes()).toHaveLength(1);
  fire(button, 'click', { detail: 1 });
  expect(editor.hook().query.node(ROOT_NODE).childNodes()).toEqual([]);
});

test('Delete with a key leaves another selected node selected, and its toolbar has the focus', () => {
  const editor = press('Delete', 0, WithToolbar, (own, other) => [other, own]);
  expect(editor.hook().query.getEvent('selected').all()).toEqual([editor.at(1)]);
  expect([document.activeElement, toolbar()?.getAttribute('aria-label')]).toEqual([
    toolbar(),
    'Selected: Text',
  ]);
});

test('without useKeepFocus, the focus is lost with the button', () => {
  const { Toolbar } = loadSample('recipes/floating-toolbar/Toolbar', (code) =>
    code.replace('useKeepFocus(toolbar, dom);', ''),
  ) as { Toolbar: FC<{ dom: HTMLElement }> };
  press('Select parent', 0, ({ render }) => {
    const { dom, selected } = useNode((node) => ({ dom: node.dom, selected: node.events.selected }));
    return (
      <>
        {render}
        {selected && dom && createPortal(<Toolbar dom={dom} />, document.body)}
      </>
    );
  });
  expect(toolbar()?.getAttribute('aria-label')).toBe('Selected: Box');
  expect(document.activeElement).toBe(document.body);
});
