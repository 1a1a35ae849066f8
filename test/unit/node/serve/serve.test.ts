import { renameSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from '../../../../src/node/output/compressFolder';
import { createHandler } from '../../../../src/node/serve/serve';
import { model, site } from '../../sampleSite';
import { removeSites, writeFiles, writeSite } from '../../temporarySite';

/** Long enough to be compressed. */
const words = (name: string) => `<p>${name}</p>`.repeat(40);
const FIRST = {
  'out/index.html': words('first'),
  'out/docs/overview/index.html': words('overview'),
  'out/404.html': words('not found'),
  'out/assets/app.1.js': words('script one'),
  'out/picture.svg': '<svg/>',
  'out/.secret/key.html': 'A key',
  'out/.well-known/security.txt': 'Contact',
};

let root: string;
let server: Server | undefined;
beforeEach(async () => {
  root = writeSite(FIRST);
  await compressFolder(join(root, 'out'));
});
afterEach(() => {
  server?.close().closeAllConnections();
  removeSites();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Get = (path: string, headers?: Record<string, string>) => Promise<Answer>;

/** Serves the built site; `after` runs in the same tick as the response to a request. */
async function start(after: () => void = () => {}): Promise<Get> {
  const handler = createHandler({ root, site, routes: model, duplicates: [], links: [] }, join(root, 'out'));
  const host = createServer((asked, response) => {
    handler(asked, response);
    after();
  });
  server = host;
  await new Promise<void>((resolve) => host.listen(0, resolve));
  const { port } = host.address() as AddressInfo;
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      request({ port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      })
        .on('error', reject)
        .end();
    });
}

/** The last step of `npm run build`. */
async function buildAnew(files: Readonly<Record<string, string>>): Promise<void> {
  writeFiles(root, Object.fromEntries(Object.entries(files).map(([name, text]) => [`next/${name}`, text])));
  await compressFolder(join(root, 'next'));
  rmSync(join(root, 'out'), { recursive: true });
  renameSync(join(root, 'next'), join(root, 'out'));
}

test('a build that replaces another one while it is served is served consistently', async () => {
  const get = await start();
  expect(String((await get('/')).body)).toBe(words('first'));
  const longer = words('the second, whose pages are longer');
  await buildAnew({ 'index.html': longer, 'assets/app.2.js': words('two'), '404.html': words('gone') });
  expect(String((await get('/')).body)).toBe(longer);
  expect(String((await get('/assets/app.2.js')).body)).toBe(words('two'));
  expect((await get('/assets/app.1.js')).status).toBe(404);
  expect(String((await get('/docs/overview')).body)).toBe(words('gone'));
});

test('a file deleted during its request fails only that response, not the server', async () => {
  let isGone = false;
  const get = await start(() => {
    if (!isGone) ['index.html', '404.html'].forEach((name) => rmSync(join(root, 'out', name)));
    isGone = true;
  });
  await expect(get('/')).rejects.toThrow();
  const { status, body } = await get('/nowhere');
  expect([status, String(body)]).toEqual([404, 'Not found']);
  expect((await get('/picture.svg')).status).toBe(200);
});

test.each([
  ['br', 'gzip, deflate, br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  [undefined, 'identity', (body: Buffer) => body],
] as const)('the %s copy is sent for "%s"', async (encoding, accepted, read) => {
  const get = await start();
  for (const [path, text, type] of [
    ['/docs/overview', 'overview', 'text/html; charset=utf-8'],
    ['/docs/overview/', 'overview', 'text/html; charset=utf-8'],
    ['/assets/app.1.js', 'script one', 'text/javascript; charset=utf-8'],
  ] as const) {
    const { status, headers, body } = await get(path, { 'accept-encoding': accepted });
    expect([status, headers['content-encoding'], headers['content-type']]).toEqual([200, encoding, type]);
    expect(headers.vary).toBe('accept-encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(String(read(body))).toBe(words(text));
  }
});

test.each([
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.000, *', 'br'],
  ['*;q=0', undefined],
  ['broken', undefined],
  ['', undefined],
])('"%s" accepts no coding but %s', async (accepted, encoding) => {
  const get = await start();
  for (const [path, status] of [
    ['/docs/overview', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await get(path, { 'accept-encoding': accepted });
    expect([answer.status, answer.headers['content-encoding']]).toEqual([status, encoding]);
  }
});

test('hashed files are cached for a year, others are revalidated with 304', async () => {
  const get = await start();
  expect((await get('/assets/app.1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  const { headers } = await get('/docs/overview');
  expect(headers['cache-control']).toBe('no-cache');
  const again = await get('/docs/overview', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const compressed = await get('/docs/overview', { 'accept-encoding': 'br' });
  expect(compressed.headers.etag).not.toBe(headers.etag);
});

const SVG = '<svg/>';

test.each([
  ['bytes=1-3', 206, 'bytes 1-3/6', 'svg'],
  ['bytes=0-0', 206, 'bytes 0-0/6', '<'],
  ['bytes=2-', 206, 'bytes 2-5/6', 'vg/>'],
  ['bytes=-2', 206, 'bytes 4-5/6', '/>'],
  ['bytes=-6', 206, 'bytes 0-5/6', SVG],
  ['bytes=-9', 200, undefined, SVG],
  ['bytes=0-99999999999999999999', 206, 'bytes 0-5/6', SVG],
  ['bytes=9-2', 416, 'bytes */6', ''],
  ['bytes=6-', 416, 'bytes */6', ''],
  ['bytes=-0', 416, 'bytes */6', ''],
  ['bytes=0-1,4-5', 200, undefined, SVG],
  ['bytes=x', 200, undefined, SVG],
  ['items=0-1', 200, undefined, SVG],
])('Range: %s is answered with %s, %s', async (range, ...expected) => {
  const get = await start();
  const { status, headers, body } = await get('/picture.svg', { range });
  expect([status, headers['content-range'], String(body)]).toEqual(expected);
  expect((await get('/picture.svg')).status).toBe(200);
});

test('a range of a compressed file that ends before it starts has no body to decompress', async () => {
  const get = await start();
  const { status, headers, body } = await get('/', { range: 'bytes=9-2', 'accept-encoding': 'br' });
  expect([status, headers['content-encoding'], body.length]).toEqual([416, undefined, 0]);
});

test('a range of a file that has changed since is answered with the whole file', async () => {
  const get = await start();
  const { status, body } = await get('/picture.svg', {
    range: 'bytes=1-3',
    'if-range': '"of another build"',
  });
  expect([status, String(body)]).toEqual([200, SVG]);
});

test.each([
  '/.secret/key',
  '/.secret/key.html',
  '/%2esecret/key.html',
  '/docs/../.secret/key.html',
  '//index.html',
])('%s is not found', async (path) => {
  const { status, body } = await (await start())(path);
  expect([status, String(body)]).toEqual([404, words('not found')]);
});

test('every response allows only the site itself to frame it', async () => {
  const get = await start();
  for (const path of ['/', '/docs/overview', '/assets/app.1.js', '/nowhere', '/r/overview'])
    expect((await get(path)).headers['content-security-policy']).toBe("frame-ancestors 'self'");
});

test('.well-known files are served', async () => {
  expect((await (await start())('/.well-known/security.txt')).status).toBe(200);
});

test('the address of docs in several versions serves its redirect page, which knows the selected version', async () => {
  writeFiles(root, { 'out/docs/index.html': words('redirect') });
  const get = await start();
  for (const path of ['/docs', '/docs/']) {
    const { status, body } = await get(path);
    expect([status, String(body)]).toEqual([200, words('redirect')]);
  }
  const other = await get('/docs-0.1');
  expect([other.status, other.headers['location']]).toEqual([302, '/docs-0.1/start']);
});
