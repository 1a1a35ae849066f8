/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { beforeEach, expect, test } from '@jest/globals';
import { render } from 'react-dom';
import { Editor, Frame, ROOT_NODE, useEditor } from '@craftjs/core';
import { muteConsole, page } from './editor';

// Claims of the documentation about actions that fail without an error boundary, checked in the published library.

beforeEach(muteConsole);

/** Mounts an editor without a boundary, and records what the caller of a failing action sees. */
function failWith(call: (container: HTMLElement, fail: () => void) => void): string[] {
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
    return <button onClick={fail} />;
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
  window.removeEventListener('error', prevent);
  return [...seen, container.innerHTML];
}

test('without a boundary, a failing action returns in a React event handler and throws elsewhere', () => {
  const inHandler = failWith((container) => container.querySelector('button')?.click());
  expect(inHandler).toEqual(['returned', 'editor is there', '']);
  expect(failWith((_, fail) => fail())).toEqual(['threw', 'editor is gone', '']);
});
