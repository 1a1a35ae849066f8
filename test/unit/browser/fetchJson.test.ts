import { jest } from '@jest/globals';
import { fetchJson, isRecord } from '../../../src/browser/fetchJson';

const ADDRESS = 'https://site.example/assets/pages.1.json';
const isSmall = (value: unknown): value is { n: number } => isRecord(value) && typeof value['n'] === 'number';
const ask = () => fetchJson(ADDRESS, 1000, isSmall);

/** Responds to requests one after the other. */
function answer(...responses: readonly (() => Response)[]): jest.SpiedFunction<typeof fetch> {
  const left = [...responses];
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => left.shift()!());
}
const json =
  (text: string, status = 200) =>
  () =>
    new Response(text, { status });
const lost = () => {
  throw new TypeError('Failed to fetch');
};
const caches = (fetched: jest.SpiedFunction<typeof fetch>) =>
  fetched.mock.calls.map(([, init]) => init?.cache);

test('a valid file is requested once and may come from the HTTP cache', async () => {
  const fetched = answer(json('{"n":1}'));
  expect(await ask()).toEqual({ n: 1 });
  expect(caches(fetched)).toEqual([undefined]);
});

test.each([
  ['cut off', json('{"n":')],
  ['null', json('null')],
  ['a list', json('[]')],
  ['of another shape', json('{"hello":1}')],
  ['an error', json('{"n":1}', 404)],
])('a response that is %s is requested once more, bypassing the cache', async (_, wrong) => {
  const fetched = answer(wrong, json('{"n":2}'));
  expect(await ask()).toEqual({ n: 2 });
  expect(caches(fetched)).toEqual([undefined, 'reload']);
});

test('a second invalid response is an error that names the file', async () => {
  answer(json('null'), json('null'));
  await expect(ask()).rejects.toThrow(ADDRESS);
});

test('a network error is not retried', async () => {
  const fetched = answer(lost);
  await expect(ask()).rejects.toThrow('Failed to fetch');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('both requests share the timeout', async () => {
  const fetched = answer(json('null'), json('{"n":1}'));
  await ask();
  const [first, second] = fetched.mock.calls.map(([, init]) => init?.signal);
  expect(first).toBeInstanceOf(AbortSignal);
  expect(second).toBe(first);
});
