/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import {
  isSearchKey,
  listenForSearch,
  SEARCH_EVENT,
  searchWithoutApp,
} from '../../../src/browser/searchKeys';
import { switchSlashKey } from '../../../src/browser/slashKey';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const CTRL = { ...NONE, ctrlKey: true };
const CMD = { ...NONE, metaKey: true };
const SHIFT = { ...NONE, shiftKey: true };
const ALT = { ...NONE, altKey: true };

test.each([
  ['Ctrl+K', 'k', CTRL, true, true],
  ['Ctrl+K with caps lock', 'K', CTRL, true, true],
  ['Cmd+K', 'k', CMD, true, true],
  ['Ctrl+Cmd+K', 'k', { ...CTRL, ...CMD, ctrlKey: true }, true, true],
  ['Ctrl+Shift+K, the console of Firefox', 'K', { ...CTRL, shiftKey: true }, false, false],
  ['Ctrl+Alt+K', 'k', { ...CTRL, altKey: true }, false, false],
  ['Alt+K', 'k', ALT, false, false],
  ['K', 'k', NONE, false, false],
  ['Ctrl+J', 'j', CTRL, false, false],
  ['/', '/', NONE, true, false],
  ['/ where it needs shift', '/', SHIFT, true, false],
  ['Ctrl+/', '/', CTRL, false, false],
  ['Cmd+/', '/', CMD, false, false],
  ['Alt+/', '/', ALT, false, false],
  ['?', '?', SHIFT, false, false],
  ['Enter', 'Enter', NONE, false, false],
])('%s', (_, key, modifiers, onPage, inField) => {
  const press = (target: Element) => {
    let isSearch: boolean | undefined;
    target.addEventListener('keydown', (event) => (isSearch = isSearchKey(event as KeyboardEvent)), {
      once: true,
    });
    target.dispatchEvent(new KeyboardEvent('keydown', { key, ...modifiers }));
    return isSearch;
  };
  expect(press(document.createElement('p'))).toBe(onPage);
  expect(press(document.createElement('input'))).toBe(inField);
});

describe('the search shortcuts and button', () => {
  const root = document.documentElement;
  const onWanted = jest.fn();

  beforeAll(() => {
    listenForSearch(root);
    addEventListener(SEARCH_EVENT, onWanted);
  });
  beforeEach(() => {
    onWanted.mockClear();
    delete root.dataset['search'];
    document.body.innerHTML = `<form action="/search"><button data-search><b>Search</b></button></form>
      <input><textarea></textarea><select></select><p>Text</p>`;
  });

  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  /** Whether the page prevented the default action. */
  const send = (target: EventTarget, event: Event) => !target.dispatchEvent(event);
  const press = (target: EventTarget, init: KeyboardEventInit) =>
    send(target, new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  const click = (selector: string, init: MouseEventInit = {}) =>
    send(find(selector), new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

  const expectWish = (isAnswered: boolean, count: number) => {
    expect(isAnswered).toBe(count > 0);
    expect(onWanted).toHaveBeenCalledTimes(count);
    expect('search' in root.dataset).toBe(count > 0);
  };

  test('work anywhere on the page', () => {
    expectWish(press(document.body, { key: '/' }), 1);
  });

  test('do nothing on a site without a search button', () => {
    find('form').remove();
    expectWish(press(document.body, { key: 'k', ctrlKey: true }), 0);
  });

  test.each(['input', 'textarea', 'select'])('leave "/" to an %s', (field) => {
    expectWish(press(find(field), { key: '/' }), 0);
    expectWish(press(find(field), { key: 'k', ctrlKey: true }), 1);
  });

  test('leave "/" to the page once the shortcut is turned off', () => {
    switchSlashKey(false);
    expectWish(press(document.body, { key: '/' }), 0);
    expectWish(press(document.body, { key: 'k', ctrlKey: true }), 1);
    switchSlashKey(true);
  });

  test('open the search when the button or an element in it is clicked', () => {
    expectWish(click('b'), 1);
  });

  test('ignore clicks elsewhere', () => {
    expectWish(click('p'), 0);
  });

  test('keep what is typed while the window loads, also after a repeated shortcut', () => {
    press(document.body, { key: '/' });
    for (const key of ['u', 'n', '/', 'x', 'Backspace', ' ', 'Enter'])
      expect(press(document.body, { key })).toBe(true);
    expect(root.dataset['search']).toBe('un/ ');
    expect(press(find('input'), { key: 'd' })).toBe(true);
    expect(press(document.body, { key: 'k', ctrlKey: true })).toBe(true);
    expect(root.dataset['search']).toBe('un/ d');
    expect(onWanted).toHaveBeenCalledTimes(2);
  });

  test.each([
    { key: 'Tab' },
    { key: 'ArrowDown' },
    { key: 'r', ctrlKey: true },
    { key: 'a', isComposing: true },
  ])('leave other keys to the browser while the window loads: %j', (init) => {
    press(document.body, { key: '/' });
    expect(press(document.body, init)).toBe(false);
    expect(root.dataset['search']).toBe('');
  });

  test('open the search page when the window loads for too long, but not once it is open', () => {
    jest.useFakeTimers();
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    press(document.body, { key: '/' });
    delete root.dataset['search'];
    jest.advanceTimersByTime(20_000);
    expect(submit).not.toHaveBeenCalled();
    press(document.body, { key: '/' });
    jest.advanceTimersByTime(11_000);
    expect(submit).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2000);
    expect(submit).toHaveBeenCalledTimes(1);
    expect('search' in root.dataset).toBe(false);
    jest.useRealTimers();
  });

  test('leave other clicks to the page while the window loads', () => {
    press(document.body, { key: '/' });
    expect(click('p')).toBe(false);
    expect(onWanted).toHaveBeenCalledTimes(1);
  });

  test('are cancelled with Escape, and later keys go to the page', () => {
    press(document.body, { key: '/' });
    expect(press(document.body, { key: 'Escape' })).toBe(true);
    expect('search' in root.dataset).toBe(false);
    expect(press(document.body, { key: 'n' })).toBe(false);
  });

  test('open the search page when Ctrl+click requests another tab', () => {
    const button = find('button');
    // jsdom can't submit the form.
    button.closest('form')!.addEventListener('submit', (event) => event.preventDefault());
    click('button', { ctrlKey: true });
    expect(onWanted).not.toHaveBeenCalled();
    expect('search' in root.dataset).toBe(false);
  });

  test('open the search page when the app can’t be loaded', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    searchWithoutApp(root);
    expect(submit).not.toHaveBeenCalled();
    press(document.body, { key: '/' });
    searchWithoutApp(root);
    expect(submit).toHaveBeenCalledTimes(1);
    expect('search' in root.dataset).toBe(false);
  });
});
