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

test('the hosted service answers, and nobody else is asked', async () => {
  expect(await open()('node')).toEqual({ results: HOSTED, by: 'hosted' });
  expect(hosted.mock.calls).toEqual([['node']]);
  expect(local).not.toHaveBeenCalled();
});

test('an answer without results is an answer', async () => {
  hosted.mockResolvedValue([]);
  expect(await open()('node')).toEqual({ results: [], by: 'hosted' });
  expect(local).not.toHaveBeenCalled();
});

test('an answer leaves no timer behind', async () => {
  await open()('node');
  expect(jest.getTimerCount()).toBe(0);
});

test('without a hosted service the site answers itself', async () => {
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
])('the site answers when the hosted service %s', async (_, fail) => {
  fail();
  expect(await open()('node')).toEqual({ results: LOCAL, by: 'local' });
});

test('the site answers when the hosted service takes longer than a second, and not before', async () => {
  hosted.mockReturnValue(new Promise(() => {}));
  const answer = open()('node');
  await jest.advanceTimersByTimeAsync(999);
  expect(local).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({ results: LOCAL, by: 'local' });
});

test('an answer within the second counts', async () => {
  hosted.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 999, HOSTED)));
  const answer = open()('node');
  await jest.advanceTimersByTimeAsync(999);
  expect(await answer).toEqual({ results: HOSTED, by: 'hosted' });
});

test.each([
  ['answer', (settle: PromiseWithResolversLike) => settle.resolve(HOSTED)],
  ['failure', (settle: PromiseWithResolversLike) => settle.reject(new Error('late'))],
])('a late %s is dropped', async (_, come) => {
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
  ['failed', () => hosted.mockRejectedValueOnce(new Error('500')), 0],
  ['was too slow', () => hosted.mockReturnValueOnce(new Promise(() => {})), 1000],
])('a service that %s is left alone for a minute, then asked again', async (_, fail, takes) => {
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

test('a service that answered a later query is not left alone for an older one that it never answers', async () => {
  hosted.mockReturnValueOnce(new Promise(() => {}));
  const search = open();
  const older = search('one');
  expect((await search('two')).by).toBe('hosted');
  await jest.advanceTimersByTimeAsync(1000);
  expect((await older).by).toBe('local');
  expect((await search('three')).by).toBe('hosted');
});

test('a service that answered before is left alone all the same once it fails', async () => {
  const search = open();
  await search('one');
  hosted.mockRejectedValueOnce(new Error('500'));
  await search('two');
  expect((await search('three')).by).toBe('local');
});

test('a clock that is set back makes no minute longer', async () => {
  hosted.mockRejectedValueOnce(new Error('500'));
  const search = open();
  await search('one');
  await jest.advanceTimersByTimeAsync(60_000);
  jest.setSystemTime(Date.now() - 3_600_000);
  expect((await search('two')).by).toBe('hosted');
});

test('the service is never asked offline, and at once when the network is back', async () => {
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
])('nobody answers when the index of the site %s too; that is no rejection', async (_, fail) => {
  fail();
  hosted.mockRejectedValue(new Error('500'));
  expect(await open()('node')).toEqual({ results: [], by: 'none' });
});

test('a local failure is not remembered', async () => {
  local.mockRejectedValueOnce(new Error('no network'));
  const search = createSearchClient({ local, isOnline: () => false });
  expect((await search('one')).by).toBe('none');
  expect((await search('two')).by).toBe('local');
});

test('the clock may be given', async () => {
  hosted.mockRejectedValueOnce(new Error('500'));
  let time = 0;
  const search = createSearchClient({ hosted, local, isOnline: () => true, now: () => time });
  await search('one');
  time = 60_000;
  expect((await search('two')).by).toBe('hosted');
});
