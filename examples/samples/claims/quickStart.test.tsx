/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ComponentType } from 'react';
import * as ReactDOM from 'react-dom';
import { act } from 'react-dom/test-utils';
import { Editor, Frame } from '@craftjs/core';
import { dragTo, fire, muteConsole } from './editor';
import { loadSample } from './sample';

// Claims of the quick start, checked with its editor.

const containers: HTMLElement[] = [];

beforeEach(muteConsole);
afterEach(() => {
  localStorage.clear();
  for (const container of containers.splice(0)) {
    act(() => void ReactDOM.unmountComponentAtNode(container));
    container.remove();
  }
});

/** Mounts the editor, as a reload of the page does. */
function open() {
  const { default: App } = loadSample('quick-start/src/App') as { default: ComponentType };
  const container = document.body.appendChild(document.createElement('div'));
  containers.push(container);
  const mount = () => act(() => void ReactDOM.render(<App />, container));
  const find = (selector: string, index = 0) => {
    const found = container.querySelectorAll<HTMLElement>(selector)[index];
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  };
  const press = (name: string) => {
    const button = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`No button ${name}`);
    act(() => button.click());
  };
  const texts = () => [...container.querySelectorAll('main p')].map(({ textContent }) => textContent);
  return { container, mount, find, press, texts };
}

function openMounted() {
  const editor = open();
  editor.mount();
  return editor;
}

const START = ['Drag me below the other text', 'I am the other text'];
const ADDED = [...START, 'A new text'];

test('the first item of the toolbar adds a text, which undo removes', () => {
  const { find, press, texts } = openMounted();
  expect(find('header > *').textContent).toBe('Drag me onto the page');
  dragTo(find('header > *'), find('p'));
  expect(texts()).toEqual(ADDED);
  press('Undo');
  expect(texts()).toEqual(START);
});

test('a saved page comes back after a reload, until my-page is removed', () => {
  const { find, press } = openMounted();
  dragTo(find('header > *'), find('p'));
  press('Save');
  expect(openMounted().texts()).toEqual(ADDED);
  localStorage.removeItem('my-page');
  expect(openMounted().texts()).toEqual(START);
});

test('a saved page that names a renamed component leaves the screen empty', () => {
  openMounted().press('Save');
  const saved = localStorage.getItem('my-page') ?? '';
  localStorage.setItem('my-page', saved.replaceAll('"resolvedName":"Text"', '"resolvedName":"Old"'));
  const { container, mount } = open();
  expect(mount).toThrow("reading 'name'");
  expect(container.innerHTML).toBe('');
});

test('a frame ignores other children until it mounts again', () => {
  const container = document.body.appendChild(document.createElement('div'));
  containers.push(container);
  const mount = (text: string, key: string) =>
    act(
      () =>
        void ReactDOM.render(
          <Editor key={key}>
            <Frame>
              <p>{text}</p>
            </Frame>
          </Editor>,
          container,
        ),
    );
  const shown = [
    ['old', '1'],
    ['new', '1'],
    ['new', '2'],
  ].map(([text = '', key = '']) => {
    mount(text, key);
    return container.textContent;
  });
  expect(shown).toEqual(['old', 'old', 'new']);
});

test('the drop indicator is green while a text is dragged', () => {
  const { container, find } = openMounted();
  const green = () => container.querySelectorAll('[style*="rgb(98, 196, 98)"]').length;
  fire(find('p'), 'dragstart');
  expect(green()).toBe(0);
  fire(find('p', 1), 'dragover', { clientX: 1, clientY: 1 });
  expect(green()).toBe(1);
  fire(find('p'), 'dragend');
  expect(green()).toBe(0);
});

test('React 17 has no createRoot', () => {
  expect(Object.keys(ReactDOM)).toContain('render');
  expect(Object.keys(ReactDOM)).not.toContain('createRoot');
});
