import { createStorageSlot } from '../../../src/browser/storage';
import { createMemoryStorage, openBlockedStorage } from '../webStorage';

test('a slot keeps one value under its own key', () => {
  const storage = createMemoryStorage({ other: 'kept' });
  const slot = createStorageSlot(() => storage, 'mine');
  expect(slot.get()).toBeNull();
  slot.set('a');
  slot.set('b');
  expect(slot.get()).toBe('b');
  expect(storage.getItem('mine')).toBe('b');
  expect(storage.getItem('other')).toBe('kept');
});

test('where naming the storage throws, nothing is kept and nothing throws', () => {
  const slot = createStorageSlot(openBlockedStorage, 'mine');
  expect(() => slot.set('a')).not.toThrow();
  expect(slot.get()).toBeNull();
});

test('a full storage keeps the old value and nothing throws', () => {
  const storage = createMemoryStorage({ mine: 'old' });
  storage.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const slot = createStorageSlot(() => storage, 'mine');
  expect(() => slot.set('new')).not.toThrow();
  expect(slot.get()).toBe('old');
});
