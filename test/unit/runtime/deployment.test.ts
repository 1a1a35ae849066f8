import { forceReload, readForcedReload } from '../../../src/runtime/deployment';

/** A tab at an address whose history entry holds some state. */
function createTab(href = 'https://site.example/docs/overview#install', state: unknown = null) {
  let reloads = 0;
  const win = {
    history: {
      state,
      replaceState: (next: unknown, _: string, address?: string) => {
        win.history.state = next;
        win.location.href = address ?? win.location.href;
      },
    },
    location: { href, reload: () => void reloads++ },
  };
  return { win: win as unknown as Pick<Window, 'history' | 'location'>, reloads: () => reloads };
}

test('another build is deployed: the page is opened in full, and the entry keeps what it held', () => {
  const { win, reloads } = createTab(undefined, { key: 'abc' });
  expect(forceReload(win, 'old', 'new', null)).toBe(true);
  expect(reloads()).toBe(1);
  expect(win.history.state).toMatchObject({ key: 'abc' });
  expect(readForcedReload(win.history)).toBe('new https://site.example/docs/overview#install');
});

test('another page of the deployed build can be opened in the same entry, once', () => {
  const { win, reloads } = createTab();
  const page = 'https://site.example/search?q=undo';
  expect(forceReload(win, 'old', 'new', null, page)).toBe(true);
  expect([win.location.href, reloads()]).toEqual([page, 1]);
  expect(forceReload(win, 'old', 'new', readForcedReload(win.history), page)).toBe(false);
});

test.each([
  ['the running build is the deployed one', 'same', 'same'],
  ['nobody knows what is deployed', 'old', null],
  ['the running build has no name', undefined, 'new'],
])('%s: the failure is shown', (_, running, deployed) => {
  const { win, reloads } = createTab();
  expect(forceReload(win, running, deployed, null)).toBe(false);
  expect(reloads()).toBe(0);
});

test('HTML that lags behind its build makes no loop: the same address is not opened in full twice', () => {
  const { win, reloads } = createTab();
  forceReload(win, 'old', 'new', null);
  expect(forceReload(win, 'old', 'new', readForcedReload(win.history))).toBe(false);
  expect(reloads()).toBe(1);
});

test('another address, or a later build, is worth another attempt', () => {
  const { win } = createTab();
  forceReload(win, 'old', 'new', null);
  const attempt = readForcedReload(win.history);
  expect(forceReload(win, 'old', 'newer', attempt)).toBe(true);
  expect(forceReload(createTab('https://site.example/support').win, 'old', 'new', attempt)).toBe(true);
});

test.each([null, undefined, 7, 'text', {}, { forcedReload: 7 }])(
  'an entry with %j tells of no attempt',
  (state) => {
    expect(readForcedReload({ state })).toBeNull();
  },
);
