/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type FunctionComponent, useEffect, useState } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { useEditor } from '@craftjs/core';
import type { Indicator } from '@craftjs/core';
import { cleanUp, createEditor, dragTo, fire, type Hook, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/api/editor-state.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const resolver = { Text };

test('objects, arrays and Sets of the state are frozen', () => {
  const editor = createEditor(page(<Text />), { resolver });
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  const { nodes, events } = editor.hook().query.getState();
  expect(() => events.selected.add('x')).toThrow('This object has been frozen and should not be mutated');
  expect(() => Object.assign(nodes, { x: 1 })).toThrow('object is not extensible');
  expect(() => nodes['ROOT']?.data.nodes.push('x')).toThrow('object is not extensible');
});

test('without their object, most helpers of an event throw, and contains, all and raw work', () => {
  const { query } = createEditor(page(<Text />), { resolver }).hook();
  const results = Object.entries(query.getEvent('selected')).map(([name, helper]) => {
    try {
      (helper as (argument: string) => unknown)('0');
      return [name, 'works'];
    } catch (error) {
      return [name, (error as Error).message];
    }
  });
  const message = "Cannot read properties of undefined (reading 'all')";
  expect(Object.fromEntries(results)).toEqual({
    contains: 'works',
    isEmpty: message,
    first: message,
    last: message,
    all: 'works',
    size: message,
    at: message,
    raw: 'works',
  });
});

test('a collector that returns a Set does not re-render when only the order changes', () => {
  let renders = 0;
  const Probe = () => {
    useEditor(({ events }) => ({ selected: events.selected }));
    renders++;
    return null;
  };
  const editor = createEditor(page(<Text />, <Text />), { resolver, before: <Probe /> });
  const rendersDuring = (...ids: string[]) => {
    const start = renders;
    editor.run(({ actions }) => actions.selectNode(ids));
    return renders - start;
  };
  const [first, second] = [editor.at(0), editor.at(1)];
  expect([rendersDuring(first, second), rendersDuring(second, first), rendersDuring(second)]).toEqual([
    1, 0, 1,
  ]);
  expect(editor.hook().query.getEvent('selected').all()).toEqual([second]);
});

test('after an action in a click handler, the state is old until the first await, and in a timeout it is new', async () => {
  const select = ({ actions, query }: Hook) => {
    const read = () => query.getState().events.selected.size;
    const before = read();
    actions.selectNode(query.node('ROOT').childNodes()[before]);
    return { before, after: read(), read };
  };
  const seen: Record<string, boolean> = {};
  const onClick = async (hook: Hook) => {
    const { before, after, read } = select(hook);
    seen['in the handler'] = after > before;
    await null;
    seen['after an await'] = read() > before;
  };
  const editor = createEditor(page(<Text />), {
    resolver,
    panel: (hook) => <button onClick={() => void onClick(hook)} />,
  });
  // Not act(), which would delay the renders further than a browser does.
  editor.find('button').click();
  seen['after the handler'] = editor.hook().query.getState().events.selected.size > 0;
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen).toEqual({ 'in the handler': false, 'after the handler': true, 'after an await': true });
  editor.run(({ actions }) => actions.clearEvents());
  await new Promise((resolve) => setTimeout(resolve));
  const { before, after } = select(editor.hook());
  expect(after).toBeGreaterThan(before);
});

/** Elements that show a drop indicator. */
const lines = () => [...document.querySelectorAll<HTMLElement>('[style*="z-index: 99999"]')];

test('in an empty root, the indicator without a neighbour is shown, and the next drag removes it', () => {
  const editor = createEditor(page(), {
    resolver,
    panel: ({ connectors }) => <b ref={(el) => void (el && connectors.create(el, <Text />))} />,
  });
  editor.run(({ actions, query }) => {
    const parent = query.node('ROOT').get();
    const currentNode = query.getNodes()[parent.data.nodes[0] ?? ''] ?? null;
    const indicator: Indicator = {
      placement: { parent, index: 0, where: 'before', currentNode },
      error: null,
    };
    actions.setIndicator(indicator);
  });
  expect(lines()).toHaveLength(1);
  dragTo(editor.find('b'), editor.find('main'));
  expect(lines()).toHaveLength(0);
});

test('an indicator without the dom of its parent is ignored, and the one that is shown stays', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const show = (dom: HTMLElement | null, error: string | null) =>
    editor.run(({ actions, query }) => {
      const parent = { ...query.node('ROOT').get(), dom };
      actions.setIndicator({ placement: { parent, index: 0, where: 'before', currentNode: null }, error });
    });
  show(editor.find('main'), null);
  show(null, 'Rejected');
  expect(lines().map(({ style }) => style.backgroundColor)).toEqual(['rgb(98, 196, 98)']);
  show(editor.find('main'), 'Rejected');
  expect(lines().map(({ style }) => style.backgroundColor)).toEqual(['red']);
  editor.run(({ actions }) => actions.clearEvents());
  expect(lines()).toEqual([]);
});

test('MoveToTop.tsx shows the indicator while the mouse is over the button or the button has the focus, and moves the node', () => {
  const { default: App } = loadSample('recipes/control-drops/MoveToTop') as { default: FunctionComponent };
  const container = document.body.appendChild(document.createElement('div'));
  act(() => void render(<App />, container));
  const find = (selector: string) => container.querySelector(selector) as HTMLElement;
  const colours = () => lines().map(({ style }) => style.backgroundColor);
  const hover = (selector: string) => {
    fire(find(selector), 'mousedown');
    fire(find('button'), 'mouseover');
    return colours();
  };
  expect(hover('section > p')).toEqual(['red']);
  fire(find('button'), 'mouseout');
  expect(colours()).toEqual([]);
  expect(hover('main > p + p')).toEqual(['rgb(98, 196, 98)']);
  fire(find('button'), 'mouseout');
  act(() => find('button').focus());
  expect(colours()).toEqual(['rgb(98, 196, 98)']);
  act(() => find('button').blur());
  expect(colours()).toEqual([]);
  fire(find('button'), 'click');
  expect([colours(), find('main > p').textContent]).toEqual([[], 'Second']);
  act(() => void unmountComponentAtNode(container));
  container.remove();
});

test('a query right after an action returns the old state in an effect, and the new one in a native listener', async () => {
  const seen: number[] = [];
  const select = ({ actions, query }: Hook) => {
    actions.selectNode('ROOT');
    seen.push(query.getState().events.selected.size);
  };
  let start = () => {};
  const Probe = () => {
    const [isStarted, setStarted] = useState(false);
    start = () => setStarted(true);
    useEffect(() => {
      if (isStarted) select(editor.hook());
    }, [isStarted]);
    return null;
  };
  const editor = createEditor(page(<Text />), {
    resolver,
    before: <Probe />,
  });
  // Not act(), which would delay the renders of the listener.
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  start();
  await settle();
  expect(seen).toEqual([0]);
  expect(editor.hook().query.getEvent('selected').size()).toBe(1);
  editor.run(({ actions }) => actions.clearEvents());
  seen.length = 0;
  editor.find('main').addEventListener('mouseup', () => select(editor.hook()));
  editor.find('main').dispatchEvent(new Event('mouseup'));
  expect(seen).toEqual([1]);
});

test('setOptions with another handlers factory changes the option, but the factory is never called', () => {
  const editor = createEditor(page(<Text />), { resolver });
  const handlers = jest.fn(editor.hook().query.getOptions().handlers);
  editor.run(({ actions }) => actions.setOptions((options) => void (options.handlers = handlers)));
  expect(editor.hook().query.getOptions().handlers).toBe(handlers);
  for (const enabled of [false, true]) {
    editor.run(({ actions }) => actions.setOptions((options) => void (options.enabled = enabled)));
    editor.rerender();
  }
  fire(editor.find('p'), 'mousedown');
  expect(editor.hook().query.getEvent('selected').size()).toBe(1);
  expect(handlers).not.toHaveBeenCalled();
});
