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

// Claims of docs/recipes/several-pages.mdx, checked with its app.

const { default: App } = loadSample('recipes/several-pages/App') as { default: FC };
const container = document.createElement('div');

beforeEach(() => {
  muteConsole();
  act(() => void render(<App />, container));
});
afterEach(() => {
  act(() => void unmountComponentAtNode(container));
  localStorage.clear();
});

const button = (label: string) => {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === label);
  if (!found) throw new Error(`There is no button ${label}`);
  return found;
};
const click = (label: string) => act(() => button(label).click());
const keys = () => Object.keys(localStorage).sort();
const alert = () => container.querySelector('[role=alert]')?.textContent;

test('a page is stored as soon as it is shown, and a deleted one is not stored again', () => {
  expect(keys()).toEqual(['my-site-home']);
  click('Add page');
  const added = keys().find((key) => key.startsWith('my-site-page-'));
  expect(keys()).toEqual(['my-site', 'my-site-home', added]);
  click('Delete page');
  expect(keys()).toEqual(['my-site', 'my-site-home']);
});

test('the last page cannot be deleted', () => {
  click('Delete page');
  expect(keys()).toEqual(['my-site-home']);
  expect(button('Delete page').getAttribute('aria-disabled')).toBe('true');
  click('Add page');
  expect(button('Delete page').getAttribute('aria-disabled')).toBe('false');
});

test('a page that does not fit in the storage shows an alert, until a save succeeds', () => {
  click('Add page');
  const added = keys()
    .find((key) => key.startsWith('my-site-page-'))
    ?.replace('my-site-', '');
  click('Home');
  fire(container.querySelector('main a') ?? document.body, 'mousedown');
  const link = (value = '') =>
    act(() =>
      Simulate.change(container.querySelector('select') ?? document.body, { target: { value } } as never),
    );
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full');
  });
  link(added);
  expect(alert()).toBe('Not saved: Error: The storage is full');
  setItem.mockRestore();
  link('home');
  expect(alert()).toBeUndefined();
});

const rename = (value: string) =>
  act(() =>
    Simulate.change(container.querySelector('input') ?? document.body, { target: { value } } as never),
  );

test('a list that does not fit in the storage shows an alert, and a new page opens all the same', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full');
  });
  click('Add page');
  expect(alert()).toBe("The list isn't saved: Error: The storage is full");
  expect(button('New page').getAttribute('aria-current')).toBe('page');
  setItem.mockRestore();
  rename('Contact');
  // What is left is the alert of the page, whose nodes aren't saved before the next change.
  expect(alert()).toBe('Not saved: Error: The storage is full');
  expect(localStorage.getItem('my-site')).toMatch('"name":"Contact"');
});

test('a deleted page keeps its nodes while the list cannot be saved', () => {
  click('Add page');
  const stored = keys();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is full');
  });
  click('Delete page');
  setItem.mockRestore();
  expect(keys()).toEqual(stored);
  expect(JSON.parse(localStorage.getItem('my-site') ?? '')).toHaveLength(2);
});

test.each(['click', 'auxclick'])('in the editor, a link is not followed by a %s', (type) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  container.querySelector('main a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('a rename keeps other fields of the page, such as a slug', () => {
  act(() => void unmountComponentAtNode(container));
  localStorage.setItem('my-site', JSON.stringify([{ id: 'home', name: 'Home', slug: 'start' }]));
  act(() => void render(<App />, container));
  rename('Start');
  expect(JSON.parse(localStorage.getItem('my-site') ?? '')).toEqual([
    { id: 'home', name: 'Start', slug: 'start' },
  ]);
});
