import { mayHardNavigate } from '../../../src/runtime/fullNavigation';
import { createStorageSlot, type StorageSlot } from '../../../src/browser/storage';
import { createMemoryStorage, openBlockedStorage } from '../webStorage';

const BASIC = 'https://site.example/examples/basic/';
const LANDING = 'https://site.example/examples/landing/';
const NOW = 1_800_000_000_000;

const createAttempts = (stored?: string) => {
  const storage = createMemoryStorage(stored === undefined ? {} : { attempts: stored });
  return createStorageSlot(() => storage, 'attempts');
};

/** Asks in a document requested at `started`, some time earlier. */
const ask = (href: string, attempts: StorageSlot, now: number, started = now - 200) =>
  mayHardNavigate(href, attempts, now, started);

test('tries an address once, and not again when the site’s own page comes back', () => {
  const attempts = createAttempts();
  expect(ask(BASIC, attempts, NOW)).toBe(true);
  expect(ask(BASIC, attempts, NOW + 300)).toBe(false);
  expect(ask(BASIC, attempts, NOW + 600)).toBe(false);
});

test('does not try again, however slowly the host responds with the site’s own page', () => {
  const attempts = createAttempts();
  ask(BASIC, attempts, NOW);
  expect(ask(BASIC, attempts, NOW + 60_000, NOW + 5)).toBe(false);
});

test('forgets an attempt of this document after a while', () => {
  const attempts = createAttempts();
  ask(BASIC, attempts, NOW);
  expect(ask(BASIC, attempts, NOW + 5000, NOW - 200)).toBe(false);
  expect(ask(BASIC, attempts, NOW + 60_000, NOW - 200)).toBe(true);
});

test('counts attempts per address', () => {
  const attempts = createAttempts();
  ask(BASIC, attempts, NOW);
  expect(ask(LANDING, attempts, NOW + 300)).toBe(true);
});

test('allows another attempt when the visitor returns later', () => {
  const attempts = createAttempts();
  ask(BASIC, attempts, NOW);
  expect(ask(BASIC, attempts, NOW + 60_000)).toBe(true);
});

test.each(['', ' ', 'nonsense', BASIC, `${BASIC} soon`])('ignores %j in storage', (stored) => {
  expect(ask(BASIC, createAttempts(stored), NOW)).toBe(true);
});

test('never loops where attempts can’t be stored', () => {
  const attempts = createStorageSlot(openBlockedStorage, 'attempts');
  const tries = Array.from({ length: 5 }, (_, index) => ask(BASIC, attempts, NOW + index));
  expect(tries.filter(Boolean).length).toBeLessThanOrEqual(1);
});
