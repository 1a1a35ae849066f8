/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC, ReactElement } from 'react';
import { render, unmountComponentAtNode } from 'react-dom';
import { act, Simulate } from 'react-dom/test-utils';
import { fire, muteConsole } from './editor';
import { loadSample } from './sample';

// A claim of the guide about saving and loading, checked with the editor at its end.

beforeEach(() => {
  muteConsole();
  jest.useFakeTimers();
});
afterEach(() => {
  unmount();
  jest.useRealTimers();
  localStorage.clear();
});

const { default: App } = loadSample('guides/save-load-state/whole-editor') as { default: FC };
const container = document.createElement('div');
const mount = (app = <App />) => act(() => void render(app, container));
const unmount = () => act(() => void unmountComponentAtNode(container));
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
const title = () => container.querySelector<HTMLElement>('.page .node .node') ?? document.body;
const stored = () => localStorage.getItem('tutorial-page');
const edit = () => {
  for (const type of ['mousedown', 'dblclick']) fire(title(), type);
  const field = container.querySelector('.page input') ?? document.body;
  act(() => Simulate.change(field, { target: { value: 'Edited' } } as never));
  return settle();
};

test('the editor reads the storage when it mounts, so a remounted one shows the last edit and keeps it', async () => {
  mount();
  await settle();
  expect([title().textContent, stored()]).toEqual(['Hello', expect.stringContaining('"Hello"')]);
  await edit();
  unmount();
  mount();
  await settle();
  expect([title().textContent, stored()]).toEqual(['Edited', expect.stringContaining('"Edited"')]);
});

/** Adds a button that crashes the editor, and a boundary with a button that starts it again. */
const withCrash = (code: string) => `
  import { Component } from 'react';
  import { ROOT_NODE, useEditor } from '@craftjs/core';
  ${code.replace('<Topbar />', '<Topbar /><Crash />')}
  function Crash() {
    const { actions } = useEditor();
    return <button className="crash" onClick={() => actions.delete(ROOT_NODE)} />;
  }
  export class Boundary extends Component {
    state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    render() {
      const restart = () => this.setState({ failed: false });
      return this.state.failed ? <button className="restart" onClick={restart} /> : this.props.children;
    }
  }
`;
const withInnerBoundary = (code: string) =>
  withCrash(code.replace(/<AutosaveEditor[^]*<\/AutosaveEditor>/, '<Boundary>$&</Boundary>'));

test.each([
  ['above App restarts with the last edit', withCrash, 'Edited'],
  [
    'in App restarts with the page of the first mount, and saves it over the edit',
    withInnerBoundary,
    'Hello',
  ],
])('a boundary %s', async (_, change, text) => {
  type Parts = { default: FC; Boundary: FC<{ children: ReactElement }> };
  const { default: Crashing, Boundary } = loadSample('guides/save-load-state/whole-editor', change) as Parts;
  mount();
  await settle();
  unmount();
  mount(
    <Boundary>
      <Crashing />
    </Boundary>,
  );
  await settle();
  await edit();
  expect(stored()).toContain('"Edited"');
  for (const name of ['crash', 'restart']) {
    const button = container.querySelector<HTMLElement>(`.${name}`);
    expect(button).not.toBeNull();
    act(() => button?.click());
  }
  await settle();
  expect([title().textContent, stored()]).toEqual([text, expect.stringContaining(`"${text}"`)]);
});
