/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FC, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Element, type Options, ROOT_NODE, useNode } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';
import { loadSample } from './sample';

// Claims of docs/recipes/floating-toolbar.mdx about a toolbar in a portal, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

/** jsdom has no layout, so nothing is observed. */
class Observer {
  observe() {}
  disconnect() {}
}
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });

type FocusProps = { focusProps: object };
const { useFocusable } = loadSample('recipes/keyboard/useFocusable') as { useFocusable: () => FocusProps };
const Card = ({ children }: { children?: ReactNode }) => (
  <section {...useFocusable().focusProps}>{children}</section>
);

const without = (handler?: string) =>
  handler && ((code: string) => code.replace(`${handler}={(event) => event.stopPropagation()}`, ''));

/** An editor option that shows the toolbar of the page, perhaps with changed code. */
function renderToolbar(edit?: ((code: string) => string) | ''): Options['onRender'] {
  const { Toolbar } = loadSample('recipes/floating-toolbar/Toolbar', edit || undefined) as {
    Toolbar: FC<{ dom: HTMLElement }>;
  };
  return ({ render }) => {
    const { dom, selected } = useNode((node) => ({ dom: node.dom, selected: node.events.selected }));
    return (
      <>
        {render}
        {selected && dom && createPortal(<Toolbar dom={dom} />, document.body)}
      </>
    );
  };
}
const selectParent = () => document.querySelector<HTMLElement>('[aria-label="Select parent"]') as HTMLElement;

test.each([
  ['reaches the onClick of the component around it without its own', 'onClick', 1],
  ['does not reach the onClick of the component around it', undefined, 0],
])('a click on the toolbar %s', (_, handler, expected) => {
  let clicks = 0;
  const Counting: FC<{ children?: ReactNode }> = ({ children }) => (
    <div onClick={() => void clicks++}>{children}</div>
  );
  const editor = createEditor(page(<Counting children={<Text />} />), {
    resolver: { Counting, Text },
    options: { onRender: renderToolbar(without(handler)) },
  });
  editor.run(({ actions }) => actions.selectNode(editor.at(0, 0)));
  fire(selectParent(), 'click');
  expect([clicks, editor.hook().query.getEvent('selected').all()]).toEqual([expected, [editor.at(0)]]);
});

test.each([
  ['selects the focusable component around the node without its onFocus', 'onFocus', false],
  ['selects nothing', undefined, true],
])('focusing a button of the toolbar %s', (_, handler, isKept) => {
  const editor = createEditor(
    page(
      <Element is={Card} canvas>
        <Text />
      </Element>,
    ),
    { resolver: { Card, Text }, options: { onRender: renderToolbar(without(handler)) } },
  );
  const [card, text] = [editor.at(0), editor.at(0, 0)];
  editor.run(({ actions }) => actions.selectNode(text));
  editor.run(() => selectParent().focus());
  expect(editor.hook().query.getEvent('selected').all()).toEqual([isKept ? text : card]);
});

test.each([true, false])(
  'a drag whose handle is still mounted at its end moves the node: %j',
  (isMounted) => {
    let isShown = true;
    const Handle = () => {
      const { connectors } = useNode();
      return <i ref={(el) => void (el && connectors.drag(el))} />;
    };
    const Handled = () => {
      const { connectors } = useNode();
      return <p ref={(el) => void (el && connectors.connect(el))}>{isShown && <Handle />}</p>;
    };
    const editor = createEditor(page(<Handled />, <Text />), { resolver: { Handled, Text } });
    const handle = editor.find('i');
    const [first, second] = [editor.at(0), editor.at(1)];
    fire(handle, 'dragstart');
    fire(editor.find('main'), 'dragover', { clientX: 1, clientY: 1 });
    isShown = isMounted;
    editor.run(({ actions }) => actions.setProp(first, (props) => void (props['changed'] = true)));
    expect(handle.isConnected).toBe(isMounted);
    // Chromium also sends this to an element that has left the document.
    fire(handle, 'dragend');
    const { node } = editor.hook().query;
    expect(node(first).isDragged()).toBe(!isMounted);
    expect(node(ROOT_NODE).childNodes()).toEqual(isMounted ? [second, first] : [first, second]);
  },
);

test('the toolbar lets the mouse through from when a drag is over a node until it ends', () => {
  const editor = createEditor(page(<Text />, <Text />), {
    resolver: { Text },
    options: { onRender: renderToolbar() },
  });
  editor.run(({ actions }) => actions.selectNode(editor.at(0)));
  const handle = document.querySelector('[title="Drag to move"]') as HTMLElement;
  const letsThrough = () =>
    document.querySelector<HTMLElement>('[role=group]')?.style.pointerEvents === 'none';
  fire(handle, 'dragstart');
  const atStart = letsThrough();
  fire(editor.find('p + p'), 'dragover', { clientX: 1, clientY: 1 });
  const over = letsThrough();
  fire(handle, 'dragend');
  expect([atStart, over, letsThrough()]).toEqual([false, true, false]);
});

test('a button in the portal changes a prop of the node with the setProp of useNode', () => {
  const Shout = () => {
    const { actions } = useNode();
    return <button onClick={() => actions.setProp((props: { text: string }) => void (props.text += '!'))} />;
  };
  const WithBar: Options['onRender'] = ({ render }) => {
    const { selected } = useNode((node) => ({ selected: node.events.selected }));
    return (
      <>
        {render}
        {selected && createPortal(<Shout />, document.body)}
      </>
    );
  };
  const editor = createEditor(page(<Text text="One" />, <Text text="Two" />), {
    resolver: { Text },
    options: { onRender: WithBar },
  });
  editor.run(({ actions }) => actions.selectNode(editor.at(1)));
  fire(document.querySelector('button') as HTMLElement, 'click');
  expect(editor.find('main').textContent).toBe('OneTwo!');
});
