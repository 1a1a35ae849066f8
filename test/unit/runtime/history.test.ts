/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { SCROLL_KEY } from '../../../src/shared/dom';
import { type BrowserHistory, createHistory } from '../../../src/runtime/history';

let history: BrowserHistory;
let unsubscribe = () => {};

/** A newly loaded document: its history is listening, and the page is at the top. */
function open(): void {
  unsubscribe();
  history = createHistory(window);
  unsubscribe = history.subscribe(() => {});
}

const scrollTo = (top: number) =>
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });

/** Resolves once the browser has moved to another entry and notified the page. */
async function traverse(act: () => void): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  act();
  await arrived;
}
const back = () => traverse(() => window.history.back());
const forward = () => traverse(() => window.history.forward());
const jumpTo = (hash: string) => traverse(() => (window.location.hash = hash));

beforeEach(() => {
  sessionStorage.clear();
  window.history.pushState(null, '', '/start');
  window.history.scrollRestoration = 'auto';
  scrollTo(0);
  open();
});
afterEach(() => unsubscribe());

test('keeps an address with two leading slashes on this host', () => {
  history.push('//docs/a?b#c');
  expect(window.location.href).toBe('http://localhost//docs/a?b#c');
  history.replace('//docs/d');
  expect(window.location.href).toBe('http://localhost//docs/d');
});

// The page may be discarded.
test('saves scroll positions on pagehide', () => {
  scrollTo(300);
  history.push('/a');
  scrollTo(120);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  const kept = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, number>;
  expect(Object.values(kept)).toEqual([300, 120]);
});

test('saves the scroll position of every entry', async () => {
  scrollTo(300);
  history.push('/a');
  expect(history.savedPosition()).toBeUndefined();
  scrollTo(50.4);
  history.push('/b');
  scrollTo(70);
  await back();
  expect([window.location.pathname, history.savedPosition()]).toEqual(['/a', 50]);
  scrollTo(60);
  await back();
  expect([window.location.pathname, history.savedPosition()]).toEqual(['/start', 300]);
  scrollTo(300);
  await forward();
  expect([window.location.pathname, history.savedPosition()]).toEqual(['/a', 60]);
  scrollTo(60);
  await forward();
  expect([window.location.pathname, history.savedPosition()]).toEqual(['/b', 70]);
});

test('saves separate scroll positions for two entries of one address', async () => {
  history.push('/a');
  scrollTo(10);
  history.push('/b');
  scrollTo(0);
  history.push('/a');
  scrollTo(20);
  await back();
  await back();
  expect([window.location.pathname, history.savedPosition()]).toEqual(['/a', 10]);
});

test('adds an entry on push, but not on replace', () => {
  const entries = window.history.length;
  history.replace('/a?b#c');
  expect(window.history.length).toBe(entries);
  expect(history.location()).toMatchObject({ pathname: '/a', search: '?b', hash: '#c' });
  history.push('/b');
  expect(window.history.length).toBe(entries + 1);
  expect(history.location().pathname).toBe('/b');
});

test('creates an entry with its own scroll position for a jump to a hash', async () => {
  history.push('/a');
  scrollTo(40);
  history.savePosition(); // The click on the link does this before the browser scrolls.
  await jumpTo('part');
  expect(history.savedPosition()).toBeUndefined();
  scrollTo(900);
  history.push('/b');
  scrollTo(0);
  await back();
  expect([window.location.hash, history.savedPosition()]).toEqual(['#part', 900]);
  scrollTo(900);
  await back();
  expect([window.location.hash, history.savedPosition()]).toEqual(['', 40]);
});

test('leaves scroll restoration to the browser until the first soft navigation', async () => {
  scrollTo(40);
  await jumpTo('part');
  expect(window.history.scrollRestoration).toBe('auto');
  expect(window.history.state ?? null).toBeNull();
  expect(history.savedPosition()).toBeUndefined();
  history.push('/a');
  expect(window.history.scrollRestoration).toBe('manual');
});

test('keeps scroll positions after a reload', async () => {
  scrollTo(300);
  history.push('/a');
  scrollTo(80);
  window.dispatchEvent(new Event('pagehide'));
  open();
  expect(history.savedPosition()).toBe(80);
  await back();
  expect(history.savedPosition()).toBe(300);
});

test.each([
  [true, [[{ top: 80, behavior: 'instant' }]]],
  [false, []],
])('shown again with persisted=%s, a page is scrolled to where it was left: %j', (persisted, calls) => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.push('/a');
  scrollTo(80);
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(scroll.mock.calls).toEqual(calls);
});

test('keeps only the last hundred positions', () => {
  for (let index = 0; index < 130; index++) {
    scrollTo(index);
    history.push(`/page/${index}`);
  }
  scrollTo(999);
  window.dispatchEvent(new Event('pagehide'));
  const kept = Object.values(
    JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as Record<string, number>,
  );
  expect(kept).toHaveLength(100);
  expect(kept).toContain(999);
  expect(kept).not.toContain(5);
});

test.each(['', 'nonsense', 'null', '[]', '"text"', '{"x":"1"}', '7'])('ignores %j in storage', (stored) => {
  sessionStorage.setItem(SCROLL_KEY, stored);
  open();
  scrollTo(5);
  history.push('/a');
  expect(history.savedPosition()).toBeUndefined();
});

test.each([[null], ['text'], [7], [{}], [{ key: 7 }], [{ key: null }]])(
  'ignores a history state %j of another script',
  (state) => {
    window.history.replaceState(state, '');
    open();
    expect(history.savedPosition()).toBeUndefined();
    history.push('/a');
    expect(window.history.state).toEqual({ key: expect.any(String) });
  },
);

test('stops listening when undone', async () => {
  let calls = 0;
  unsubscribe();
  unsubscribe = history.subscribe(() => calls++);
  history.push('/a');
  await back();
  expect(calls).toBe(1);
  unsubscribe();
  await forward();
  window.dispatchEvent(new Event('pagehide'));
  expect(calls).toBe(1);
  expect(sessionStorage.getItem(SCROLL_KEY)).toBeNull();
});
