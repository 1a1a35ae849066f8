/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useEffect, useState } from 'react';
import { render } from 'react-dom';
import { Editor, Frame, ROOT_NODE, useEditor } from '@craftjs/core';
import { cleanUp, createEditor, type Hook, muteConsole, page, Text } from './editor';

// Claims of the documentation about actions that fail without an error boundary, checked in the published library.

beforeEach(muteConsole);
afterEach(cleanUp);

/** Mounts an editor without a boundary, and records what the caller of a failing action sees. */
async function failWith(call: (container: HTMLElement, fail: () => void) => void): Promise<string[]> {
  const container = document.body.appendChild(document.createElement('div'));
  const seen: string[] = [];
  let fail = () => {};
  const Panel = () => {
    const { actions } = useEditor();
    fail = () => {
      try {
        actions.delete(ROOT_NODE);
        seen.push('returned');
      } catch {
        seen.push('threw');
      }
      seen.push(container.innerHTML ? 'editor is there' : 'editor is gone');
    };
    const [isStarted, setStarted] = useState(false);
    useEffect(() => {
      if (isStarted) fail();
    }, [isStarted]);
    const failLater = async () => {
      await null;
      fail();
    };
    return (
      <>
        <button className="handler" onClick={fail} />
        <button className="await" onClick={() => void failLater()} />
        <button className="effect" onClick={() => setStarted(true)} />
      </>
    );
  };
  render(
    <Editor>
      <Panel />
      <Frame>{page()}</Frame>
    </Editor>,
    container,
  );
  const prevent = (event: Event) => event.preventDefault();
  window.addEventListener('error', prevent);
  call(container, () => fail());
  await new Promise((resolve) => setTimeout(resolve, 20));
  window.removeEventListener('error', prevent);
  return [...seen, container.innerHTML];
}

const click = (name: string) =>
  failWith((container) => container.querySelector<HTMLElement>(`.${name}`)?.click());

test('without a boundary, a failing action returns in a React event handler and throws elsewhere', async () => {
  expect(await click('handler')).toEqual(['returned', 'editor is there', '']);
  expect(await failWith((_, fail) => fail())).toEqual(['threw', 'editor is gone', '']);
});

test('without a boundary, a failing action returns in an effect and throws after an await, and unmounts the editor in both', async () => {
  expect(await click('effect')).toEqual(['returned', 'editor is there', '']);
  expect(await click('await')).toEqual(['threw', 'editor is gone', '']);
});

test.each<[string, string, (hook: Hook) => void]>([
  ['setProp', 'n is not a function', ({ actions }) => actions.setProp(ROOT_NODE, {} as never)],
  ['setCustom', 'n is not a function', ({ actions }) => actions.setCustom(ROOT_NODE, {} as never)],
  ['setOptions', 't is not a function', ({ actions }) => actions.setOptions({} as never)],
  ['add with an element', "(reading 'type')", ({ actions }) => actions.add((<Text />) as never, ROOT_NODE)],
  [
    'add with a tree',
    "(reading 'type')",
    ({ actions, query }) => actions.add(query.parseReactElement(<Text />).toNodeTree() as never, ROOT_NODE),
  ],
  [
    'addNodeTree with an element',
    "(reading 'undefined')",
    ({ actions }) => actions.addNodeTree((<Text />) as never, ROOT_NODE),
  ],
])('a wrong argument of %s crashes with "%s"', (_, message, call) => {
  const editor = createEditor(page(), { resolver: { Text } });
  editor.run(call);
  expect(editor.crash()).toContain(message);
});
