import { createStorageSlot } from '../../../src/browser/storage';
import { createMemoryStorage, openBlockedStorage } from '../webStorage';

test('a slot stores one value under its own key', () => {
  const storage = createMemoryStorage({ other: 'kept' });
  const slot = createStorageSlot(() => storage, 'mine');
  expect(slot.get()).toBeNull();
  slot.set('a');
  slot.set('b');
  expect(slot.get()).toBe('b');
  expect(storage.getItem('mine')).toBe('b');
  expect(storage.getItem('other')).toBe('kept');
});

test('stores nothing and never throws where accessing storage throws', () => {
  const slot = createStorageSlot(openBlockedStorage, 'mine');
  expect(() => slot.set('a')).not.toThrow();
  expect(slot.get()).toBeNull();
});

test('keeps the old value and never throws when storage is full', () => {
  const storage = createMemoryStorage({ mine: 'old' });
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const slot = createStorageSlot(() => storage, 'mine');
  expect(() => slot.set('new')).not.toThrow();
  expect(slot.get()).toBe('old');
});
