/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createPortal } from 'react-dom';
import { useNode } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page } from './editor';

// Claims of docs/concepts/drag-and-drop.mdx about what a drag takes along, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

/** A node with a drag handle inside it and another one in a portal. */
const Handled = ({ name }: { name: string }) => {
  const { connectors } = useNode();
  const handle = (el: HTMLElement | null) => void (el && connectors.drag(el));
  return (
    <p className={name} ref={(el) => void (el && connectors.connect(el))}>
      <b ref={handle} />
      {createPortal(<i className={`of-${name}`} ref={handle} />, document.body)}
    </p>
  );
};

function createPair() {
  const editor = createEditor(page(<Handled name="a" />, <Handled name="b" />), { resolver: { Handled } });
  const [a, b] = [editor.at(0), editor.at(1)];
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
  const click = (selector: string, fields?: object) =>
    ['mousedown', 'click'].forEach((type) => fire(find(selector), type, fields));
  /** Presses a handle, starts a drag there, and returns the nodes that it drags. */
  const drag = (selector: string, fields?: object) => {
    fire(find(selector), 'mousedown', fields);
    fire(find(selector), 'dragstart', fields);
    const dragged = editor.hook().query.getState().events.dragged;
    const { nodes } = editor.hook().query.getState();
    fire(find(selector), 'dragend', fields);
    return [...dragged].map((id) => nodes[id]?.data.props['name'] as string);
  };
  return { ...editor, a, b, click, drag };
}

test('a handle outside a node that was clicked last drags nothing after clearEvents', () => {
  const { click, drag, run } = createPair();
  click('.a');
  expect(drag('.of-a')).toEqual(['a']);
  run(({ actions }) => actions.clearEvents());
  expect(drag('.of-a')).toEqual([]);
});

test('after a drag of another node without a click, a handle outside the one clicked last drags the other node', () => {
  const { click, drag } = createPair();
  click('.a');
  expect(drag('.b b')).toEqual(['b']);
  expect(drag('.of-a')).toEqual(['b']);
  click('.a');
  expect(drag('.of-a')).toEqual(['a']);
});
