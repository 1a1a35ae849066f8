import { ensureLocalStorage } from '../../../../src/search/window/ensureLocalStorage';

/** A window in which the user blocks site data. */
const createBlocked = () =>
  Object.defineProperty({}, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  }) as Window;

test('blocked storage is replaced by one in memory', () => {
  const win = createBlocked();
  ensureLocalStorage(win);
  const { localStorage } = win;
  expect([localStorage.length, localStorage.getItem('a'), localStorage.key(0)]).toEqual([0, null, null]);
  localStorage.setItem('a', '1');
  localStorage.setItem('b', '2');
  expect([localStorage.length, localStorage.getItem('a'), localStorage.key(1)]).toEqual([2, '1', 'b']);
  localStorage.removeItem('a');
  expect(localStorage.getItem('a')).toBeNull();
  localStorage.clear();
  expect(localStorage.length).toBe(0);
});

// DocSearch reads storage with "in".
test('only stored keys are enumerable', () => {
  const win = createBlocked();
  ensureLocalStorage(win);
  const names: string[] = [];
  for (const name in win.localStorage) names.push(name);
  expect(names).toEqual([]);
});

test('working storage is kept', () => {
  const localStorage = { getItem: () => 'kept' };
  const win = { localStorage } as unknown as Window;
  ensureLocalStorage(win);
  expect(win.localStorage).toBe(localStorage);
});
