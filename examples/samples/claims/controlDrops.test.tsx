/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FC, isValidElement, type ReactElement, type ReactNode } from 'react';
import { act } from 'react-dom/test-utils';
import { Element, useNode } from '@craftjs/core';
import type { SerializedNodes, UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, dragTo, fire, muteConsole, page, place } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/control-drops.mdx about its samples, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

const load = (name: string) => loadSample(`recipes/control-drops/${name}`)['default'] as FC;

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

/** A canvas that accepts nothing. */
const Closed: FC<{ children?: ReactNode }> & { craft?: object } = ({ children }) => {
  const { connectors } = useNode();
  return <div ref={(el) => void (el && connectors.connect(el))}>{children}</div>;
};
Closed.craft = { isCanvas: true, rules: { canMoveIn: () => false } };

test.each([
  ['moves nothing after a drag that was cancelled', 'none', 'OneTwo'],
  ['lets a drop on the page happen', 'copy', 'TwoOne'],
])('CancelDrags %s', (_, dropEffect, expected) => {
  const { CancelDrags } = loadSample('recipes/control-drops/CancelDrags') as { CancelDrags: FC };
  const orderWith = (panel: () => ReactNode) => {
    const editor = createEditor(
      <Closed>
        <Element is="main" canvas>
          <p>One</p>
          <p>Two</p>
        </Element>
      </Closed>,
      { resolver: { Closed }, panel },
    );
    const { at, crash, find, hook } = editor;
    place(editor, at(0), 0, 0, 400, 400);
    const first = place(editor, at(0, 0), 0, 0, 400, 100);
    place(editor, at(0, 1), 0, 100, 400, 100);
    fire(first, 'dragstart');
    fire(find('main'), 'dragover', { clientX: 50, clientY: 300 });
    expect(hook().query.getState().indicator).toMatchObject({
      error: null,
      placement: { parent: { id: at(0) } },
    });
    fire(first, 'dragend', { dataTransfer: { dropEffect } });
    expect([crash(), hook().query.getState().indicator]).toEqual([undefined, null]);
    const order = find('main').textContent;
    cleanUp();
    return order;
  };
  expect(orderWith(() => <CancelDrags />)).toBe(expected);
  expect(orderWith(() => null)).toBe('TwoOne');
});

test('addSurround puts a Surround around a stored page, whose page is then a node like any other', () => {
  const { addSurround } = loadSample('recipes/control-drops/addSurround') as {
    addSurround(nodes: SerializedNodes): SerializedNodes;
  };
  const Card: FC = () => <Element id="body" is="div" canvas />;
  const Surround: UserComponent<{ children?: ReactNode }> = ({ children }) => <div>{children}</div>;
  Surround.craft = { isCanvas: true };
  const old = createEditor(page(<Card />, <p>Text</p>), { resolver: { Card } });
  const stored = addSurround(old.hook().query.getSerializedNodes());
  const { hook, crash, find } = createEditor(undefined, { resolver: { Card, Surround }, data: stored });
  const { query } = hook();
  const [card = ''] = query.node('page').childNodes();
  const [body = ''] = query.node(card).linkedNodes();
  expect([crash(), find('div > main > p').textContent]).toEqual([undefined, 'Text']);
  expect(query.node(body).ancestors(true)).toEqual([card, 'page', 'ROOT']);
  expect(query.node('page').get().data.parent).toBe('ROOT');
});

test('the MoveMenu sample moves the selected node only if it may, and otherwise says why', () => {
  const App = load('MoveMenu');
  const { find, crash } = createEditor(undefined, { around: () => <App /> });
  const moveInto = (target: string) => {
    const select = find('select') as HTMLSelectElement;
    const option = [...select.options].find(({ text }) => text === target);
    act(() => {
      select.value = option?.value ?? '';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    fire(find('button'), 'click');
    return find('[role=status]').textContent;
  };
  const firstCard = find('article');
  expect(find('button')).toHaveProperty('disabled', true);
  fire(firstCard, 'mousedown');
  expect(find('button')).toHaveProperty('disabled', false);
  expect(moveInto('Second card')).toContain('Target parent rejects incoming node');
  expect(firstCard.nextElementSibling?.textContent).toBe('Second card');
  expect(moveInto('div')).toBe('Moved');
  expect(find('article').previousElementSibling).toBe(null);
  fire(find('article ~ p'), 'mousedown');
  expect(moveInto('Second card')).toBe('Moved');
  expect([find('article:last-of-type').textContent, crash()]).toEqual(['Second cardText', undefined]);
});

test.each([
  ['the root', 'ROOT', 'ROOT'],
  ['a linked canvas', 'linked', 'linked'],
  ['a nested canvas, which gives its drops to the parent', 'nested', 'ROOT'],
])('an element outside the page accepts drops for %s', (_, name, parent) => {
  const Owner = () => <Element id="linked" is="article" canvas />;
  const content = page(<p>Dragged</p>, <Element is="section" canvas />, <Owner />);
  const { hook, at, find } = createEditor(content, { resolver: { Owner }, panel: () => <hr /> });
  const linked = () => hook().query.node(at(2)).linkedNodes()[0] ?? '';
  const ids: Readonly<Record<string, string>> = { ROOT: 'ROOT', nested: at(1), linked: linked() };
  hook().connectors.drop(find('hr'), ids[name] ?? '');
  fire(find('p'), 'dragstart');
  fire(find('hr'), 'dragover', { clientX: 500, clientY: 500 });
  const { error, placement } = hook().query.getState().indicator;
  expect([error, placement.parent.id]).toEqual([null, ids[parent]]);
});

test.each([
  ['keeps the node: it moves to the last place of the indicator', false, undefined],
  [
    'deletes the node unmounts the editor',
    true,
    'Invariant failed: Node does not exist, it may have been removed',
  ],
])('a drop listener of your own that %s', (_, deletes, error) => {
  const { hook, at, find, crash } = createEditor(page(<p>1</p>, <p>2</p>), { panel: () => <hr /> });
  const [first, id] = [find('p'), at(0)];
  fire(first, 'dragstart');
  fire(find('main'), 'dragover', { clientX: 50, clientY: 500 });
  find('hr').addEventListener('drop', () => deletes && hook().actions.delete(id));
  // As in Chromium, no effect runs between the two events, so the element is still there.
  act(() => {
    find('hr').dispatchEvent(new Event('drop', { bubbles: true }));
    first.dispatchEvent(new Event('dragend', { bubbles: true }));
  });
  expect(crash()).toBe(error);
  if (!deletes) expect(find('main').textContent).toBe('21');
});

test('the pointer handle shows the line and moves its node, but not for a click', () => {
  const { PointerHandle } = loadSample('recipes/control-drops/PointerHandle') as { PointerHandle: FC };
  const Handled = () => {
    const { connectors } = useNode();
    return (
      <b ref={(el) => void (el && connectors.connect(el))}>
        <PointerHandle />
      </b>
    );
  };
  const { hook, at, find, run } = createEditor(page(<Handled />, <p>2</p>), { resolver: { Handled } });
  const id = at(0);
  const captured = new Set<number>();
  find('span').setPointerCapture = (pointer) => void captured.add(pointer);
  find('span').hasPointerCapture = (pointer) => captured.has(pointer);
  const pointer = (type: string, clientY: number, fields = {}) =>
    fire(find('span'), `pointer${type}`, { clientX: 50, clientY, pointerId: 7, ...fields });
  const line = () => hook().query.getState().indicator as unknown;
  const release = (clientY: number) => {
    pointer('up', clientY);
    captured.clear();
    fire(find('span'), 'lostpointercapture');
    expect(line()).toBe(null);
  };
  pointer('down', 0, { button: 2 });
  pointer('move', 500);
  expect([...captured, line()]).toEqual([null]);
  pointer('down', 0, { button: 0 });
  pointer('move', 4);
  expect([...captured, line()]).toEqual([7, null]);
  release(4);
  expect(at(0)).toBe(id);

  pointer('down', 0, { button: 0 });
  pointer('move', 500);
  expect(line()).toMatchObject({ error: null, placement: { index: 1, where: 'after' } });
  release(500);
  expect(at(1)).toBe(id);
  pointer('up', 0);
  expect(at(1)).toBe(id);
  run(({ actions }) => actions.setOptions((options) => void (options.enabled = false)));
  expect(find('b').textContent).toBe('');
});
