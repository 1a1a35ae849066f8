import { jest } from '@jest/globals';
import { once } from '../../../src/browser/once';

test('creates nothing before the first call', () => {
  const make = jest.fn(async () => 1);
  once(make);
  expect(make).not.toHaveBeenCalled();
});

test('creates the value once, for concurrent and later calls', async () => {
  const make = jest.fn(async () => ({}));
  const get = once(make);
  const [one, other] = await Promise.all([get(), get()]);
  expect(other).toBe(one);
  expect(await get()).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
});

test('caches undefined as a value', async () => {
  const make = jest.fn(async () => undefined);
  const get = once(make);
  await get();
  await get();
  expect(make).toHaveBeenCalledTimes(1);
});

test('rejects all waiting calls on a failure and tries again on the next call', async () => {
  const make = jest
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(2);
  const get = once(make);
  const waiting = [get(), get()];
  expect(await Promise.allSettled(waiting)).toMatchObject([
    { reason: new Error('offline') },
    { reason: new Error('offline') },
  ]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await get()).toBe(2);
  expect(await get()).toBe(2);
  expect(make).toHaveBeenCalledTimes(2);
});
