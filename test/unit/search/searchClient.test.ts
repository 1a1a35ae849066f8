import { jest } from '@jest/globals';
import { createSearchClient, type Search, type SearchResult } from '../../../src/search/searchClient';

const result = (title: string): SearchResult => ({ path: '/a', anchor: '', titles: [title], matches: [] });
const HOSTED = [result('hosted')];
const LOCAL = [result('local')];

type Ask = jest.MockedFunction<Search>;
let hosted: Ask;
let local: Ask;
let isOnline: boolean;

const open = () => createSearchClient({ hosted, local, isOnline: () => isOnline });

beforeEach(() => {
  jest.useFakeTimers();
  hosted = jest.fn<Search>().mockResolvedValue(HOSTED);
  local = jest.fn<Search>().mockResolvedValue(LOCAL);
  isOnline = true;
});
afterEach(() => {
  jest.useRealTimers();
});

test('uses the hosted service alone when it responds', async () => {
  expect(await open()('node')).toEqual({ results: HOSTED, by: 'hosted' });
  expect(hosted.mock.calls).toEqual([['node']]);
  expect(local).not.toHaveBeenCalled();
});

test('accepts a response without results', async () => {
  hosted.mockResolvedValue([]);
  expect(await open()('node')).toEqual({ results: [], by: 'hosted' });
  expect(local).not.toHaveBeenCalled();
});

test('clears its timer after a response', async () => {
  await open()('node');
  expect(jest.getTimerCount()).toBe(0);
});

test('uses the local index without a hosted service', async () => {
  const search = createSearchClient({ local, isOnline: () => true });
  expect(await search('node')).toEqual({ results: LOCAL, by: 'local' });
  expect(local.mock.calls).toEqual([['node']]);
});

test.each([
  ['rejects', () => hosted.mockRejectedValue(new Error('403'))],
  [
    'throws',
    () =>
      hosted.mockImplementation(() => {
        throw new Error('no service');
      }),
  ],
])('uses the local index when the hosted service %s', async (_, fail) => {
  fail();
  expect(await open()('node')).toEqual({ results: LOCAL, by: 'local' });
});

test('uses the local index when the hosted service takes longer than a second, and not before', async () => {
  hosted.mockReturnValue(new Promise(() => {}));
  const answer = open()('node');
  await jest.advanceTimersByTimeAsync(999);
  expect(local).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ results: LOCAL, by: 'local' });
});

test('accepts a response within the second', async () => {
  hosted.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 999, HOSTED)));
  const answer = open()('node');
  await jest.advanceTimersByTimeAsync(999);
  expect(await answer).toEqual({ results: HOSTED, by: 'hosted' });
});

test.each([
  ['answer', (settle: PromiseWithResolversLike) => settle.resolve(HOSTED)],
  ['failure', (settle: PromiseWithResolversLike) => settle.reject(new Error('late'))],
])('drops a late %s', async (_, come) => {
  let settle: PromiseWithResolversLike | undefined;
  hosted.mockReturnValue(new Promise((resolve, reject) => (settle = { resolve, reject })));
  local.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 500, LOCAL)));
  const answer = open()('node');
  await jest.advanceTimersByTimeAsync(1000);
  come(settle!);
  await jest.advanceTimersByTimeAsync(500);
  expect(await answer).toEqual({ results: LOCAL, by: 'local' });
});

interface PromiseWithResolversLike {
  resolve(results: readonly SearchResult[]): void;
  reject(error: Error): void;
}

test.each([
  ['fails', () => hosted.mockRejectedValueOnce(new Error('500')), 0],
  ['times out', () => hosted.mockReturnValueOnce(new Promise(() => {})), 1000],
])('skips a service that %s for a minute, then queries it again', async (_, fail, takes) => {
  fail();
  const search = open();
  const first = search('one');
  await jest.advanceTimersByTimeAsync(takes);
  await first;

  await jest.advanceTimersByTimeAsync(59_999);
  expect((await search('two')).by).toBe('local');
  expect(hosted).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(1);
  expect((await search('three')).by).toBe('hosted');
  expect(hosted.mock.calls).toEqual([['one'], ['three']]);
});

test('keeps a service that answered a later query, even if an older query times out', async () => {
  hosted.mockReturnValueOnce(new Promise(() => {}));
  const search = open();
  const older = search('one');
  expect((await search('two')).by).toBe('hosted');
  await jest.advanceTimersByTimeAsync(1000);
  expect((await older).by).toBe('local');
  expect((await search('three')).by).toBe('hosted');
});

test('skips a service that fails, even if it worked before', async () => {
  const search = open();
  await search('one');
  hosted.mockRejectedValueOnce(new Error('500'));
  await search('two');
  expect((await search('three')).by).toBe('local');
});

test('does not extend the minute when the clock is set back', async () => {
  hosted.mockRejectedValueOnce(new Error('500'));
  const search = open();
  await search('one');
  await jest.advanceTimersByTimeAsync(60_000);
  jest.setSystemTime(Date.now() - 3_600_000);
  expect((await search('two')).by).toBe('hosted');
});

test('skips the service offline and queries it immediately when the network is back', async () => {
  isOnline = false;
  const search = open();
  expect((await search('one')).by).toBe('local');
  expect(hosted).not.toHaveBeenCalled();
  isOnline = true;
  expect((await search('two')).by).toBe('hosted');
});

test.each([
  ['rejects', () => local.mockRejectedValue(new Error('no file'))],
  [
    'throws',
    () =>
      local.mockImplementation(() => {
        throw new Error('broken');
      }),
  ],
])('returns no results instead of rejecting when the local index %s too', async (_, fail) => {
  fail();
  hosted.mockRejectedValue(new Error('500'));
  expect(await open()('node')).toEqual({ results: [], by: 'none' });
});

test('retries the local index after a failure', async () => {
  local.mockRejectedValueOnce(new Error('no network'));
  const search = createSearchClient({ local, isOnline: () => false });
  expect((await search('one')).by).toBe('none');
  expect((await search('two')).by).toBe('local');
});

test('accepts a custom clock', async () => {
  hosted.mockRejectedValueOnce(new Error('500'));
  let time = 0;
  const search = createSearchClient({ hosted, local, isOnline: () => true, now: () => time });
  await search('one');
  time = 60_000;
  expect((await search('two')).by).toBe('hosted');
});
