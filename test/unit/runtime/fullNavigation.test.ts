import { mayLeaveFor } from '../../../src/runtime/fullNavigation';
import { createStorageSlot } from '../../../src/runtime/storage';
import { createMemoryStorage, openBlockedStorage } from '../webStorage';

const BASIC = 'https://site.example/examples/basic/';
const LANDING = 'https://site.example/examples/landing/';
const NOW = 1_800_000_000_000;

const createAttempts = (stored?: string) => {
  const storage = createMemoryStorage(stored === undefined ? {} : { attempts: stored });
  return createStorageSlot(() => storage, 'attempts');
};

test('an address is tried once: when it comes straight back, it is not tried again', () => {
  const attempts = createAttempts();
  expect(mayLeaveFor(BASIC, attempts, NOW)).toBe(true);
  expect(mayLeaveFor(BASIC, attempts, NOW + 300)).toBe(false);
  expect(mayLeaveFor(BASIC, attempts, NOW + 600)).toBe(false);
});

test('another address has its own attempt', () => {
  const attempts = createAttempts();
  mayLeaveFor(BASIC, attempts, NOW);
  expect(mayLeaveFor(LANDING, attempts, NOW + 300)).toBe(true);
});

test('a visitor who comes back later may try again', () => {
  const attempts = createAttempts();
  mayLeaveFor(BASIC, attempts, NOW);
  expect(mayLeaveFor(BASIC, attempts, NOW + 60_000)).toBe(true);
});

test.each(['', ' ', 'nonsense', BASIC, `${BASIC} soon`])('%j in storage is no attempt', (stored) => {
  expect(mayLeaveFor(BASIC, createAttempts(stored), NOW)).toBe(true);
});

test('where attempts cannot be remembered there is no loop', () => {
  const attempts = createStorageSlot(openBlockedStorage, 'attempts');
  const tries = Array.from({ length: 5 }, (_, index) => mayLeaveFor(BASIC, attempts, NOW + index));
  expect(tries.filter(Boolean).length).toBeLessThanOrEqual(1);
});
