import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Route } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { htmlFile } from '../../src/shared/url';
import { cover } from '../cover';
import { SITES } from '../paths';
import { openPage } from './browser';
import { type Host, serveSite } from './host';
import { browser, withBrowser } from './session';

/** Limits for the first view before any interaction, in bytes after Brotli. */
const MAX_TRANSFER = 20_000;
const MAX_SCRIPT = 4_000;

const { root, out } = SITES.site;
const sizeOnDisk = (path: string) =>
  existsSync(`${path}.br`) ? statSync(`${path}.br`).size : statSync(path).size;

/** The size (bytes) of the HTML of a page and of the picture that stands for its example, which is in view. */
function sizeOfView(path: string): number {
  const file = join(out, htmlFile(path));
  const poster = /<img class="poster" src="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  return sizeOnDisk(file) + (poster === undefined ? 0 : sizeOnDisk(join(out, poster)));
}

const largest = loadConfig(root)
  .routes.routes.map(({ path }) => path)
  .reduce((one, other) => (sizeOfView(one) > sizeOfView(other) ? one : other));

withBrowser();
let host: Host;
beforeAll(async () => {
  host = await serveSite('site');
});
afterAll(() => host.close());

interface FirstView {
  /** Addresses the page requested, without prefetches, lazy pictures below the fold, and what its examples request. */
  readonly requested: string[];
  /** Scripts that ran outside of its examples and before the page was idle, by address; inline ones have the page's address. */
  readonly scripts: { url: string; source: string }[];
  readonly layoutShift: number;
}

/** Opens a page and waits until it is idle and its prefetches have finished. */
async function view(
  path: string,
  viewport: { width: number; height: number },
  onFont: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<FirstView> {
  const { page, context } = await openPage(browser, { viewport });
  await page.route('**/*.woff2', onFont);
  const session = await context.newCDPSession(page);
  const isPrefetched = new Set<string>();
  const requested: string[] = [];
  page.on('request', async (request) => {
    // An example in view is a page of its own, which loads once the text is painted.
    if (request.frame() !== page.mainFrame()) return;
    const headers = await request.allHeaders().catch(() => null); // The page was closed meanwhile.
    if (!headers) return;
    if (/prefetch/.test(headers['sec-purpose'] ?? '')) isPrefetched.add(request.url());
    else requested.push(request.url());
  });
  await startCoverage(session);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const lastPrefetch = page.waitForEvent('requestfinished', (request) =>
    /\/app\.\w+\.js/.test(request.url()),
  );
  await page.goto(host.origin + path, { waitUntil: 'load' });
  await lastPrefetch;
  await page.waitForLoadState('networkidle');
  const scripts = (await takeCoverage(session)).filter(({ url }) => !/\/play\/|\/assets\/idle\./.test(url));
  const below = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top > innerHeight)
      .map(({ src }) => src),
  );
  const layoutShift = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
  );
  await context.close();
  const isLater = (url: string) => isPrefetched.has(url) || below.includes(url);
  return { requested: requested.filter((url) => !isLater(url)), scripts, layoutShift };
}

async function startCoverage(session: CDPSession): Promise<void> {
  await session.send('Debugger.enable');
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

async function takeCoverage(session: CDPSession): Promise<FirstView['scripts']> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const ran = result.filter(
    ({ url, functions }) =>
      url.startsWith('http') && functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
  );
  return Promise.all(
    ran.map(async ({ url, scriptId }) => ({
      url,
      source: (await session.send('Debugger.getScriptSource', { scriptId })).scriptSource,
    })),
  );
}

describe.each(
  cover(
    [
      ['desktop', { width: 1280, height: 800 }],
      ['phone', { width: 390, height: 844 }],
    ] as const,
    1,
  ),
)('the first view of the largest page on a %s, before any interaction,', (_, viewport) => {
  let first: FirstView;
  beforeAll(async () => {
    first = await view(largest, viewport);
  });

  test(`transfers at most ${MAX_TRANSFER} bytes without fonts and prefetches`, () => {
    // The icon is requested twice, but the second time it comes from the browser's cache.
    const files = [...new Set(first.requested)]
      .map((url) => new URL(url).pathname)
      .filter((path) => !path.endsWith('.woff2'));
    const bytes = files.map((path) =>
      sizeOnDisk(join(out, existsSync(join(out, path, 'index.html')) ? join(path, 'index.html') : path)),
    );
    expect(files).toContain(largest);
    expect([files, bytes.reduce((sum, size) => sum + size, 0) <= MAX_TRANSFER]).toEqual([files, true]);
  });

  test(`runs at most ${MAX_SCRIPT} bytes of script, all inline and without React`, () => {
    const texts = first.scripts.map(({ source }) => source);
    expect(texts.length).toBeGreaterThan(0);
    expect(first.scripts.map(({ url }) => new URL(url).pathname)).toEqual(texts.map(() => largest));
    expect(texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)).toBeLessThanOrEqual(
      MAX_SCRIPT,
    );
  });

  test('has no layout shift, with fonts that are fast, blocked, or late', async () => {
    const blocked = await view(largest, viewport, (route) => route.abort());
    const slow = await view(largest, viewport, async (route) => {
      await route
        .request()
        .frame()
        .page()
        .waitForFunction(() => performance.getEntriesByType('paint').length > 1);
      await route.continue();
    });
    expect([first, blocked, slow].map(({ layoutShift }) => layoutShift)).toEqual([0, 0, 0]);
  });
});

test('one request paints the page: no font, script or style sheet blocks rendering', () => {
  const html = readFileSync(join(out, htmlFile(largest)), 'utf8').replaceAll(
    /@font-face\{[^}]*font-display:swap[^}]*\}/g,
    '',
  );
  const blocking = [
    ...html.matchAll(
      /<link[^>]+rel="(?:stylesheet|preload|modulepreload)"[^>]*>|<script[^>]+src=[^>]*>|url\(/g,
    ),
  ];
  expect(blocking.map(([text]) => text)).toEqual([]);
});
