import { jest } from '@jest/globals';
import { once } from '../../../src/browser/once';

test('nothing is made before it is asked for', () => {
  const make = jest.fn(async () => 1);
  once(make);
  expect(make).not.toHaveBeenCalled();
});

test('it is made once, for all who ask while it is made and after', async () => {
  const make = jest.fn(async () => ({}));
  const get = once(make);
  const [one, other] = await Promise.all([get(), get()]);
  expect(other).toBe(one);
  expect(await get()).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a value that says nothing is a value', async () => {
  const make = jest.fn(async () => undefined);
  const get = once(make);
  await get();
  await get();
  expect(make).toHaveBeenCalledTimes(1);
});

test('after a failure the next call tries again; all who waited hear of it', async () => {
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
