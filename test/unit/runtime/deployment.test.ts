import { forceReload, readForcedReload } from '../../../src/runtime/deployment';

/** A tab at an address whose history entry has this state. */
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

test('reloads the page after a deploy and keeps the state of the history entry', () => {
  const { win, reloads } = createTab(undefined, { key: 'abc' });
  expect(forceReload(win, 'old', 'new', null)).toBe(true);
  expect(reloads()).toBe(1);
  expect(win.history.state).toMatchObject({ key: 'abc' });
  expect(readForcedReload(win.history)).toBe('new https://site.example/docs/overview#install');
});

test('allows one hard load of another page of the deployed build in the same entry', () => {
  const { win, reloads } = createTab();
  const page = 'https://site.example/search?q=undo';
  expect(forceReload(win, 'old', 'new', null, page)).toBe(true);
  expect([win.location.href, reloads()]).toEqual([page, 1]);
  expect(forceReload(win, 'old', 'new', readForcedReload(win.history), page)).toBe(false);
});

test.each([
  ['the running build is the deployed one', 'same', 'same'],
  ['the deployed build is unknown', 'old', null],
  ['the running build has no name', undefined, 'new'],
])('shows the failure when %s', (_, running, deployed) => {
  const { win, reloads } = createTab();
  expect(forceReload(win, running, deployed, null)).toBe(false);
  expect(reloads()).toBe(0);
});

test('does not reload an address twice when the HTML lags behind its build', () => {
  const { win, reloads } = createTab();
  forceReload(win, 'old', 'new', null);
  expect(forceReload(win, 'old', 'new', readForcedReload(win.history))).toBe(false);
  expect(reloads()).toBe(1);
});

test('tries again for another address or a later build', () => {
  const { win } = createTab();
  forceReload(win, 'old', 'new', null);
  const attempt = readForcedReload(win.history);
  expect(forceReload(win, 'old', 'newer', attempt)).toBe(true);
  expect(forceReload(createTab('https://site.example/support').win, 'old', 'new', attempt)).toBe(true);
});

test.each([null, undefined, 7, 'text', {}, { forcedReload: 7 }])('ignores an entry with %j', (state) => {
  expect(readForcedReload({ state })).toBeNull();
});
