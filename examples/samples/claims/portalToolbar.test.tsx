/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
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
const stopping = 'onClick={(e) => e.stopPropagation()} onFocus={(e) => e.stopPropagation()}';

test.each([
  ['selects the focusable component around the node', 'title=""', false],
  ['selects nothing if the toolbar stops the event', stopping, true],
])('focusing a button of the toolbar %s', (_, added, isKept) => {
  const { Toolbar } = loadSample('recipes/floating-toolbar/Toolbar', (code) =>
    code.replace('role="group"', `role="group" ${added}`),
  ) as { Toolbar: (props: { dom: HTMLElement }) => JSX.Element };
  const WithBar: Options['onRender'] = ({ render }) => {
    const { dom, selected } = useNode((node) => ({ dom: node.dom, selected: node.events.selected }));
    return (
      <>
        {render}
        {selected && dom && createPortal(<Toolbar dom={dom} />, document.body)}
      </>
    );
  };
  const editor = createEditor(
    page(
      <Element is={Card} canvas>
        <Text />
      </Element>,
    ),
    { resolver: { Card, Text }, options: { onRender: WithBar } },
  );
  const [card, text] = [editor.at(0), editor.at(0, 0)];
  editor.run(({ actions }) => actions.selectNode(text));
  editor.run(() => document.querySelector<HTMLElement>('[aria-label="Select parent"]')?.focus());
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
