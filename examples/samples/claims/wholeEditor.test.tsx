/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FC } from 'react';
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
const mount = () => act(() => void render(<App />, container));
const unmount = () => act(() => void unmountComponentAtNode(container));
const settle = () => act(async () => void (await jest.advanceTimersByTimeAsync(1000)));
const title = () => container.querySelector<HTMLElement>('.page .node .node') ?? document.body;
const stored = () => localStorage.getItem('tutorial-page');

test('the editor reads the storage when it mounts, so a remounted one shows the last edit and keeps it', async () => {
  mount();
  await settle();
  expect([title().textContent, stored()]).toEqual(['Hello', expect.stringContaining('"Hello"')]);
  for (const type of ['mousedown', 'dblclick']) fire(title(), type);
  const field = container.querySelector('.page input') ?? document.body;
  act(() => Simulate.change(field, { target: { value: 'Edited' } } as never));
  await settle();
  unmount();
  mount();
  await settle();
  expect([title().textContent, stored()]).toEqual(['Edited', expect.stringContaining('"Edited"')]);
});
