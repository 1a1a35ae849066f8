/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { createHeldKeys, type HeldKeys } from '../../../../src/search/window/heldKeys';

let keys: HeldKeys;
let field: HTMLInputElement;
let received: string[];
beforeEach(() => {
  jest.useFakeTimers();
  keys = createHeldKeys();
  document.body.innerHTML = '<main><div><input><button></button></div></main>';
  field = document.querySelector('input')!;
  received = [];
  document.querySelector('div')!.addEventListener('keydown', (event) => keys.onKeyDown(event), true);
  document
    .querySelector('main')!
    .addEventListener('keydown', ({ key, ctrlKey }) => received.push(ctrlKey ? `Ctrl+${key}` : key));
});
afterEach(() => jest.useRealTimers());

const press = (key: string, init: KeyboardEventInit = {}, target: Element = field) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const type = (text: string) => (field.value = text);
function answer(query: string): void {
  keys.onAnswer(query);
  jest.runAllTimers();
}

test('Enter is held until the response, with its modifiers', () => {
  type('undo');
  expect(press('Enter', { ctrlKey: true })).toBe(false);
  keys.onAsk();
  expect(received).toEqual([]);
  answer('undo');
  expect(received).toEqual(['Ctrl+Enter']);
});

test('Tab is left to the browser; letters and arrows are passed on', () => {
  type('undo');
  keys.onAsk();
  expect(press('Tab')).toBe(true);
  press('a');
  press('ArrowDown');
  expect(received).toEqual(['a', 'ArrowDown']);
});

test.each([
  ['once the response has arrived', 'undo', 'undo'],
  ['with an empty query', '', 'undo'],
  ['with a query of spaces', ' ', 'undo'],
])('keys are passed on immediately %s', (_, text, answered) => {
  keys.onAsk();
  answer(answered);
  type(text);
  expect(press('Enter')).toBe(true);
  press('Tab');
  expect(received).toEqual(['Enter', 'Tab']);
});

test('ignores keys elsewhere and an Enter that ends text composition', () => {
  type('undo');
  press('Enter', {}, document.querySelector('button')!);
  press('Enter', { isComposing: true });
  expect(received).toEqual(['Enter', 'Enter']);
});

test('Enter is dropped when the query changes before or as the response arrives', () => {
  type('undo');
  keys.onAsk();
  press('Enter');
  type('undo r');
  keys.onAsk();
  answer('undo r');
  type('redo');
  keys.onAsk();
  press('Enter');
  keys.onAnswer('redo');
  type('redo u');
  jest.runAllTimers();
  answer('redo');
  expect(received).toEqual([]);
});

test('a repeated query is sent again, and Enter is held until its response', () => {
  keys.onAsk();
  answer('undo');
  type('undo');
  keys.onAsk();
  press('Enter');
  expect(received).toEqual([]);
  answer('undo');
  expect(received).toEqual(['Enter']);
});
