/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactElement } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act } from 'react-dom/test-utils';
import { DefaultEventHandlers, DerivedCoreEventHandlers, ROOT_NODE, useEventHandler } from '@craftjs/core';
import type { CoreEventHandlers } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of the page about event handlers, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const calls: unknown[] = [];

class Recorder extends DerivedCoreEventHandlers<object> {
  override handlers() {
    return {
      record: (_el: HTMLElement, ...args: unknown[]) => {
        calls.push(args);
        return () => void calls.push('detached');
      },
      borrow: (el: HTMLElement) =>
        this.inherit((connectors) => void calls.push(connectors.select(el, ROOT_NODE))),
      reuse: (el: HTMLElement) => this.reflect((connectors) => void calls.push(connectors.record(el))),
    };
  }
}

type Connector = (el: HTMLElement, id: string) => unknown;

const parents: (CoreEventHandlers | null)[] = [];
const Panel = () => {
  parents.push(useEventHandler());
  return null;
};

/** Handlers that derive from those of a new editor. */
function derive(): Recorder {
  parents.length = 0;
  createEditor(page(<p />), { panel: () => <Panel /> });
  calls.length = 0;
  const handlers = parents[0]?.derive(Recorder, {});
  if (!handlers) throw new Error('The panel has not rendered');
  return handlers;
}

test('a handler gets two arguments beside the element, and only the first of them is compared', () => {
  const { record } = derive().createConnectorsUsage().connectors;
  const el = document.createElement('p');
  record(el, 'a', { option: 1 }, 'third');
  record(el, 'a', { option: 2 });
  expect(calls).toEqual([['a', { option: 1 }]]);
  record(el, 'b', { option: 2 });
  expect(calls.slice(1)).toEqual(['detached', ['b', { option: 2 }]]);
});

test('the connectors of inherit() and reflect() return nothing', () => {
  const { borrow, reuse } = derive().createConnectorsUsage().connectors;
  borrow(document.createElement('p'));
  reuse(document.createElement('p'));
  expect(calls).toEqual([undefined, [], undefined]);
});

test('the connectors of createConnectorsUsage() throw for null', () => {
  const { record } = derive().createConnectorsUsage().connectors;
  expect(() => record(null as unknown as HTMLElement)).toThrow('Invalid value used');
});

test('an element is kept until a cleanup, even if it has left the document', () => {
  const handlers = derive();
  const { connectors, cleanup } = handlers.createConnectorsUsage();
  const el = document.body.appendChild(document.createElement('p'));
  connectors.record(el, 'a', {});
  el.remove();
  expect(calls).toEqual([['a', {}]]);
  cleanup();
  expect(calls).toEqual([['a', {}], 'detached']);
  handlers.enable();
  expect(calls).toHaveLength(2);
});

test('the function that detaches runs on each disable() and before each enable()', () => {
  const handlers = derive();
  const { record } = handlers.createConnectorsUsage().connectors;
  record(document.createElement('p'), 'a', {});
  for (const change of ['disable', 'disable', 'enable'] as const) handlers[change]();
  expect(calls).toEqual([['a', {}], 'detached', 'detached', 'detached', ['a', {}]]);
});

test('RowHandlers selects, hovers and toggles the innermost node, until it is disabled', () => {
  const { RowHandlers } = loadSample('api/event-handlers/rowHandlers') as {
    RowHandlers: typeof Recorder;
  };
  parents.length = 0;
  const { hook, at } = createEditor(page(<p />), { panel: () => <Panel /> });
  const toggled: string[] = [];
  const handlers = parents[0]?.derive(RowHandlers, { onToggle: (id: string) => toggled.push(id) });
  const { row } = handlers?.createConnectorsUsage().connectors as unknown as Record<string, Connector>;
  const outer = document.body.appendChild(document.createElement('ul'));
  const inner = outer.appendChild(document.createElement('li'));
  row?.(outer, ROOT_NODE);
  row?.(inner, at(0));
  for (const type of ['mouseover', 'mousedown', 'dblclick']) fire(inner, type);
  const events = () => (['selected', 'hovered'] as const).map((name) => hook().query.getEvent(name).all());
  expect([events(), toggled]).toEqual([[[at(0)], [at(0)]], [at(0)]]);
  handlers?.disable();
  for (const type of ['mouseover', 'mousedown', 'dblclick']) fire(outer, type);
  expect([events(), toggled]).toEqual([[[at(0)], [at(0)]], [at(0)]]);
  outer.remove();
});

test('listen() calls back with 1 after each enable() and with 0 after each disable(), until it is stopped', () => {
  const handlers = derive();
  const heard: unknown[] = [];
  const stop = handlers.listen((...args: unknown[]) => heard.push(...args));
  expect(heard).toEqual([]);
  for (const change of ['enable', 'disable', 'disable', 'enable'] as const) handlers[change]();
  expect(heard).toEqual([1, 0, 0, 1]);
  stop();
  handlers.disable();
  expect(heard).toHaveLength(4);
});

test('useEventHandler() returns null outside of an editor', () => {
  parents.length = 0;
  createEditor(page(), { around: () => <Panel /> });
  expect(parents).toEqual([null]);
});

const select = (target: HTMLElement, fields?: object) => {
  for (const type of ['mousedown', 'click']) fire(target, type, fields);
};
const twoTexts = (before?: ReactElement) => {
  const editor = createEditor(page(<Text />, <Text />), { resolver: { Text }, before });
  const texts = ['p', 'p + p'].map(editor.find) as [HTMLElement, HTMLElement];
  const count = () => editor.hook().query.getEvent('selected').size() as number;
  return { texts, count };
};

test('CtrlSelect makes Ctrl add to the selection, as Meta still does', () => {
  const { CtrlSelect } = loadSample('recipes/multi-select/CtrlSelect') as { CtrlSelect: FC };
  const countAfter = (key: string, before?: ReactElement) => {
    const { texts, count } = twoTexts(before);
    select(texts[0]);
    select(texts[1], { [key]: true });
    return count();
  };
  const keys = ['ctrlKey', 'metaKey', 'shiftKey'];
  expect(keys.map((key) => countAfter(key))).toEqual([1, 2, 1]);
  expect(keys.map((key) => countAfter(key, <CtrlSelect />))).toEqual([2, 2, 1]);
});

test('CtrlSelect gives the editor its own function back when it unmounts', () => {
  const { CtrlSelect } = loadSample('recipes/multi-select/CtrlSelect') as { CtrlSelect: FC };
  let isShown = true;
  const { find, hook, rerender } = createEditor(page(<Text />, <Text />), {
    resolver: { Text },
    panel: () => isShown && <CtrlSelect />,
  });
  const countAfterCtrl = () => {
    select(find('p'));
    select(find('p + p'), { ctrlKey: true });
    return hook().query.getEvent('selected').size() as number;
  };
  expect(countAfterCtrl()).toBe(2);
  isShown = false;
  rerender();
  expect(countAfterCtrl()).toBe(1);
});

test('a click with the Meta key also removes a node that is selected alone', () => {
  const { texts, count } = twoTexts();
  select(texts[0]);
  select(texts[0], { metaKey: true });
  expect(count()).toBe(0);
});

test('isMultiSelectEnabled is called on mousedown, click and dragstart', () => {
  const asked: string[] = [];
  const Asking = () => {
    const { options } = useEventHandler() as DefaultEventHandlers;
    options.isMultiSelectEnabled = ({ type }) => asked.push(type) === 0;
    return null;
  };
  const [text] = twoTexts(<Asking />).texts;
  select(text);
  fire(text, 'dragstart');
  expect(asked).toEqual(['mousedown', 'click', 'dragstart']);
});

test('mousedown with any button selects a node', () => {
  const { texts, count } = twoTexts();
  fire(texts[0], 'mousedown', { button: 2 });
  expect(count()).toBe(1);
});

test('forceSingleDragShadow decides whether the drag image shows all nodes', () => {
  const was = DefaultEventHandlers.forceSingleDragShadow;
  const shownWith = (single: boolean) => {
    DefaultEventHandlers.forceSingleDragShadow = single;
    const { texts } = twoTexts();
    select(texts[0]);
    select(texts[1], { metaKey: true });
    fire(texts[1], 'dragstart');
    const image = document.body.lastElementChild as HTMLElement;
    const shown = image.matches('p') ? 1 : image.querySelectorAll('p').length;
    fire(texts[1], 'dragend');
    image.remove();
    return shown;
  };
  expect([shownWith(true), shownWith(false)]).toEqual([1, 2]);
  DefaultEventHandlers.forceSingleDragShadow = was;
});

test('a mouseover on an element whose node was deleted unmounts the editor', () => {
  const editor = createEditor(page(<Text />), { resolver: { Text } });
  const [text, id] = [editor.find('p'), editor.at(0)];
  // Without act(), which would wait for the element to go.
  editor.hook().actions.delete(id);
  expect(text.isConnected).toBe(true);
  fire(text, 'mouseover');
  expect(editor.crash()).toContain('Node does not exist');
});

test('the menu of App stays until the element of the deleted node is gone', async () => {
  const { default: App } = loadSample('api/event-handlers/App') as { default: FC };
  const container = document.body.appendChild(document.createElement('div'));
  act(() => void render(<App />, container));
  const shown = () => [...container.querySelectorAll('p, button')].map(({ textContent }) => textContent);
  fire(container.querySelector('p') ?? container, 'contextmenu');
  expect(shown()).toEqual(['Delete me with a right-click', 'Or me', 'Delete']);
  container.querySelector('button')?.click();
  expect(shown()).toEqual(['Delete me with a right-click', 'Or me', 'Delete']);
  await Promise.resolve();
  expect(shown()).toEqual(['Or me']);
  unmountComponentAtNode(container);
  container.remove();
});
