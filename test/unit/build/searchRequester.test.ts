import { jest } from '@jest/globals';
import { createRequester } from '../../../src/build/searchRequester';

const REQUEST = {
  url: 'https://search.example/1/keys/x',
  method: 'POST',
  headers: { 'x-algolia-api-key': 'secret' },
  data: '{}',
  connectTimeout: 1,
  responseTimeout: 1,
} as const;

const answer = () => Promise.resolve(new Response('{"a":1}', { status: 201 }));

/** A host that never answers. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

function stubFetch(send: typeof fetch) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(send);
}

test('a request is sent as it is, follows no redirect, and comes back with status and text', async () => {
  const sent = stubFetch(answer);
  const response = await createRequester(1000).send(REQUEST);
  expect(response).toEqual({ status: 201, content: '{"a":1}', isTimedOut: false });
  expect(sent.mock.calls).toEqual([
    [
      REQUEST.url,
      expect.objectContaining({
        method: 'POST',
        headers: REQUEST.headers,
        body: '{}',
        redirect: 'manual',
      }),
    ],
  ]);
});

test('a host that can not be reached has no status', async () => {
  stubFetch(() => Promise.reject(new TypeError('fetch failed')));
  expect(await createRequester(1000).send(REQUEST)).toEqual({
    status: 0,
    content: 'fetch failed',
    isTimedOut: false,
  });
});

test('three silent hosts use up the patience; what is asked after them fails at once', async () => {
  const sent = stubFetch(silence);
  const { send } = createRequester(90);
  const start = performance.now();
  for (let host = 0; host < 9; host++) expect((await send(REQUEST)).isTimedOut).toBe(true);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(sent.mock.calls.length).toBeGreaterThanOrEqual(1);
  expect(sent.mock.calls.length).toBeLessThanOrEqual(4);
});

test('an answer gives the patience back', async () => {
  const { send } = createRequester(60);
  for (const host of [silence, answer, silence, answer, silence, answer]) {
    stubFetch(host);
    expect(await send(REQUEST)).toMatchObject({ isTimedOut: host === silence });
  }
});
