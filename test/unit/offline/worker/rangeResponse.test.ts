import { expect, test } from '@jest/globals';

// Workbox expects a worker.
Object.assign(globalThis, { self: globalThis });
const { answerRange } = await import('../../../../src/offline/worker/rangeResponse');

const ask = (range?: string) =>
  new Request('https://site.example/film.mp4', range ? { headers: { range } } : {});

/** A file of 10 bytes of which only the first 4 arrive. */
const arriving = () =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('film')) }), {
    headers: { 'content-length': '10', 'content-type': 'video/mp4' },
  });

test('a player gets the start of a video before the rest has arrived', async () => {
  const response = await answerRange(ask('bytes=0-'), arriving());
  expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-9/10']);
  const first = await response.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('film');
});

test.each<[string, string, Record<string, string>, string]>([
  ['a part of a cached file', 'bytes=2-3', { 'content-length': '10' }, 'bytes 2-3/10'],
  ['all of a file whose size the host doesn’t say', 'bytes=0-', {}, 'bytes 0-9/10'],
  [
    'all of a file that the host compressed',
    'bytes=0-',
    { 'content-length': '7', 'content-encoding': 'gzip' },
    'bytes 0-9/10',
  ],
])('a player gets %s', async (_, range, headers, contentRange) => {
  const response = await answerRange(ask(range), new Response('0123456789', { headers }));
  expect([response.status, response.headers.get('content-range')]).toEqual([206, contentRange]);
});

test.each([
  ['a request without a range', ask(), new Response('all')],
  ['a range that the host answered', ask('bytes=0-'), new Response('a', { status: 206 })],
])('%s gets the response as it is', async (_, request, response) => {
  expect(await answerRange(request, response)).toBe(response);
});
