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

/** Asks in a document that was asked for at `started`, a while before. */
const ask = (href: string, attempts: StorageSlot, now: number, started = now - 200) =>
  mayHardNavigate(href, attempts, now, started);

test('an address is tried once: when it comes straight back, it is not tried again', () => {
  const attempts = createAttempts();
  expect(ask(BASIC, attempts, NOW)).toBe(true);
  expect(ask(BASIC, attempts, NOW + 300)).toBe(false);
  expect(ask(BASIC, attempts, NOW + 600)).toBe(false);
});

test('however long the host takes to answer with our own page, it is not asked again', () => {
  const attempts = createAttempts();
  ask(BASIC, attempts, NOW);
  expect(ask(BASIC, attempts, NOW + 60_000, NOW + 5)).toBe(false);
});

test('an attempt made in this very document is forgotten in time', () => {
  const attempts = createAttempts();
  ask(BASIC, attempts, NOW);
  expect(ask(BASIC, attempts, NOW + 5000, NOW - 200)).toBe(false);
  expect(ask(BASIC, attempts, NOW + 60_000, NOW - 200)).toBe(true);
});

test('another address has its own attempt', () => {
  const attempts = createAttempts();
  ask(BASIC, attempts, NOW);
  expect(ask(LANDING, attempts, NOW + 300)).toBe(true);
});

test('a visitor who comes back later may try again', () => {
  const attempts = createAttempts();
  ask(BASIC, attempts, NOW);
  expect(ask(BASIC, attempts, NOW + 60_000)).toBe(true);
});

test.each(['', ' ', 'nonsense', BASIC, `${BASIC} soon`])('%j in storage is no attempt', (stored) => {
  expect(ask(BASIC, createAttempts(stored), NOW)).toBe(true);
});

test('where attempts cannot be remembered there is no loop', () => {
  const attempts = createStorageSlot(openBlockedStorage, 'attempts');
  const tries = Array.from({ length: 5 }, (_, index) => ask(BASIC, attempts, NOW + index));
  expect(tries.filter(Boolean).length).toBeLessThanOrEqual(1);
});
