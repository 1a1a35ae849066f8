/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FC, isValidElement, type ReactElement, type ReactNode } from 'react';
import { act } from 'react-dom/test-utils';
import { cleanUp, createEditor, dragTo, fire, muteConsole } from './editor';
import { loadSample } from './sample';

// Claims of docs/concepts/drag-and-drop.mdx about its samples, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const load = (name: string) => loadSample(`concepts/drag-and-drop/${name}`)['default'] as FC;

test('the page in the Surround sample can be dragged and deleted, but dropped nowhere', () => {
  const App = load('Surround') as () => ReactElement<{
    resolver: Record<string, FC>;
    children: ReactElement;
  }>;
  const { resolver, children: frame } = App().props;
  const content = (frame as ReactElement<{ children: ReactNode }>).props.children;
  if (!isValidElement(content)) throw new Error('The sample has no page');
  const { hook, at, find } = createEditor(content, { resolver });
  const { query } = hook();
  const main = query.node(at(0));
  expect([main.isDraggable(), main.isDeletable(), find('main').draggable]).toEqual([true, true, true]);
  const targets = Object.keys(query.getNodes()).filter((id) => query.node(id).isDroppable(at(0)));
  expect(targets).toEqual([]);
  dragTo(find('p'), find('main').parentElement as HTMLElement);
  expect([query.node('ROOT').childNodes(), find('p').textContent]).toEqual([
    [at(0)],
    'Drag me onto the grey border',
  ]);
});

test('the DropTester sample moves a node only if it may, and otherwise says why', () => {
  const App = load('DropTester');
  const { find, crash } = createEditor(undefined, { around: () => <App /> });
  const pick = (index: number, text: string) => {
    const select = find(`label:nth-of-type(${index}) select`) as HTMLSelectElement;
    const option = [...select.options].filter(({ text: name }) => name.startsWith(text)).pop();
    act(() => {
      select.value = option?.value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  const drop = (source: string, target: string) => {
    pick(1, source);
    pick(2, target);
    fire(find('button'), 'click');
    return find('[role=status]').textContent;
  };
  expect(drop('Card', 'Body')).toContain('Target parent rejects incoming node');
  expect(drop('Card', 'div')).toBe('Dropped');
  expect([find('article').previousElementSibling, crash()]).toEqual([null, undefined]);
});
