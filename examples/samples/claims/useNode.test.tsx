/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isValidElement } from 'react';
import type { ReactElement } from 'react';
import { useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { cleanUp, createEditor, fire, muteConsole, page, Text } from './editor';

// Claims of docs/api/useNode.mdx, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

test('a collected key is lost if the library has one of that name, and "query" is lost without one', () => {
  let result: Record<string, unknown> = {};
  const Probe: UserComponent = () => {
    result = useNode(() => ({
      id: 'mine',
      query: 'mine',
      store: 'mine',
      title: 'mine',
    })) as unknown as Record<string, unknown>;
    return null;
  };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  expect(result['id']).toBe(editor.at(0));
  expect(result['store']).not.toBe('mine');
  expect('query' in result).toBe(false);
  expect(result['title']).toBe('mine');
});

test('a connector returns a DOM element itself, a clone of a React element, and undefined for null', () => {
  const element = <p />;
  let returned: unknown[] = [];
  const Probe: UserComponent = () => {
    const connect = useNode().connectors.connect as (element: unknown) => unknown;
    const clone = connect(element);
    const div = document.createElement('div');
    returned = [isValidElement(clone), clone === element, connect(null), connect(div) === div];
    return clone as ReactElement;
  };
  createEditor(page(<Probe />), { resolver: { Probe } });
  expect(returned).toEqual([true, false, undefined, true]);
});

test('a component without a collector re-renders when its parent gets another child', () => {
  let renders = 0;
  const Probe: UserComponent = () => {
    useNode();
    renders++;
    return null;
  };
  const editor = createEditor(page(<Probe />, <Text />), { resolver: { Probe, Text } });
  const rendersDuring = (work: () => void) => {
    renders = 0;
    work();
    return renders > 0;
  };
  const hover = () => fire(editor.find('p'), 'mouseover');
  const remove = () => editor.run(({ actions }) => actions.delete(editor.at(1)));
  expect([rendersDuring(hover), rendersDuring(remove)]).toEqual([false, true]);
});

test('of the listeners of an inner button, only a native one for mousedown keeps the node from being selected', () => {
  const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
  const native = (type: string) => (el: HTMLElement | null) => el?.addEventListener(type, stop);
  const Probe: UserComponent = () => {
    const { connectors } = useNode();
    return (
      <p ref={(el) => void (el && connectors.connect(el))}>
        <button className="react" onMouseDown={stop} onClick={stop} />
        <button className="click" ref={native('click')} />
        <button className="mousedown" ref={native('mousedown')} />
      </p>
    );
  };
  const editor = createEditor(page(<Probe />), { resolver: { Probe } });
  const isSelectedBy = (name: string) => {
    editor.run(({ actions }) => actions.clearEvents());
    const button = editor.find(`.${name}`);
    fire(button, 'mousedown');
    fire(button, 'click');
    return editor.hook().query.node(editor.at(0)).isSelected();
  };
  expect(['react', 'click', 'mousedown'].map(isSelectedBy)).toEqual([true, true, false]);
});
