import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from '../../src/node/build';
import { listen } from '../../src/node/serve/listen';
import { createHandler } from '../../src/node/serve/serve';
import { loadConfig } from '../../src/config/load';
import { findNeighbours } from '../../src/routes/sidebar';
import { htmlFile, withBase } from '../../src/shared/url';
import type { PageManifest } from '../../src/shared/manifests';
import { findChromium } from '../chromium';
import { firstAnswerBytes, indexBytes, measureSearch } from './measureSearch';

// `npm run bench [-- --site DIR] [--runs N]`: builds a site and measures its largest doc page. Bytes are exact. Times
// depend on the machine and its load, so only compare times of the same run.
const { values } = parseArgs({
  options: { site: { type: 'string', default: '.' }, runs: { type: 'string', default: '5' } },
});
const root = join(process.cwd(), values.site);
const out = join(process.cwd(), 'node_modules/.cache/bench');

/** A slow phone: CDP's "Slow 4G", and a quarter of this machine's speed. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWDOWN = 4;

const started = performance.now();
await build({ root, out }, () => {});
const buildSeconds = (performance.now() - started) / 1000;

const config = loadConfig(root);
const bytesOf = (path: string) =>
  [`${path}.br`, path].filter(existsSync).map((file) => statSync(file).size)[0] ?? 0;
const docs = config.routes.routes.filter(({ kind }) => kind === 'doc');
const largest = docs.reduce((one, other) =>
  bytesOf(join(out, htmlFile(one.path))) > bytesOf(join(out, htmlFile(other.path))) ? one : other,
);
const shell = config.routes.sections.find(({ path }) => path === largest.section);
const neighbours = shell && findNeighbours(shell, largest.path);
const target = neighbours?.next ?? neighbours?.previous ?? largest;

const html = readFileSync(join(out, htmlFile(largest.path)), 'utf8');
const { app: appFiles } = JSON.parse(/id="_app"[^>]*>([^<]*)</.exec(html)?.[1] ?? '') as PageManifest;

const server = createServer(createHandler(config, out));
const origin = await listen(server, { port: 0 });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

const runs = Number(values.runs);
const loads = await repeat(runs, () => measureLoad(browser));
const moves = await repeat(runs, () => measureMove(browser));
const address = origin + withBase(config.site.baseUrl, largest.path);
const searches = await repeat(runs, () => withSlowPage(browser, (page) => measureSearch(page, address)));
const appBytes = appFiles.map((address) => bytesOf(join(out, address.slice(config.site.baseUrl.length - 1))));

console.table({
  page: largest.path,
  'first view: HTML, brotli (bytes)': bytesOf(join(out, htmlFile(largest.path))),
  'app, fetched when idle, brotli (bytes)': appBytes.reduce((sum, bytes) => sum + bytes, 0),
  'first contentful paint (ms)': median(loads.map(({ paint }) => paint)),
  'blocking time (ms)': median(loads.map(({ blocking }) => blocking)),
  'layout shift': median(loads.map(({ shift }) => shift)),
  'navigation, click to heading (ms)': median(moves),
  'search: index, brotli (bytes)': indexBytes(out),
  'search: first answer of 1,000 pages, brotli (bytes)': await firstAnswerBytes(),
  'search: "/" to window (ms)': median(searches.map(({ opened }) => opened)),
  'search: first letter to answer (ms)': median(searches.map(({ first }) => first)),
  'search: query after a letter, p95 (ms)': median(searches.map(({ p95 }) => p95)),
  'build (s)': Number(buildSeconds.toFixed(1)),
});
await browser.close();
server.close();
server.closeAllConnections();

/** First paint, blocking time and layout shift of a first visit on a slow phone without input. */
async function measureLoad(chrome: Browser): Promise<{ paint: number; blocking: number; shift: number }> {
  return withSlowPage(chrome, async (page) => {
    await page.addInitScript(() => {
      const seen = { blocking: 0, shift: 0 };
      Object.assign(window, { seen });
      const observe = (type: string, add: (entry: PerformanceEntry & { value?: number }) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
      observe('longtask', ({ duration }) => (seen.blocking += duration - 50));
      observe('layout-shift', ({ value = 0 }) => (seen.shift += value));
    });
    await page.goto(origin + withBase(config.site.baseUrl, largest.path), { waitUntil: 'networkidle' });
    return page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      ...(window as unknown as { seen: { blocking: number; shift: number } }).seen,
    }));
  });
}

/** Time (ms) from the click on a link, shortly after the pointer entered it, to the frame with the new heading. */
async function measureMove(chrome: Browser): Promise<number> {
  return withSlowPage(chrome, async (page) => {
    await page.goto(origin + withBase(config.site.baseUrl, largest.path), { waitUntil: 'networkidle' });
    const link = page.locator(`.previous-next a[href="${withBase(config.site.baseUrl, target.path)}"]`);
    // Besides the app's files, a hover requests only the content of the next page.
    const chunk = page.waitForResponse((response) => {
      const { pathname } = new URL(response.url());
      return pathname.includes('/assets/') && !appFiles.includes(pathname);
    });
    await link.hover();
    await chunk;
    await page.evaluate(() => {
      const old = document.querySelector('h1')?.textContent;
      addEventListener('click', ({ timeStamp }) => {
        const watch = () => {
          if (document.querySelector('h1')?.textContent === old) requestAnimationFrame(watch);
          else Object.assign(window, { moved: performance.now() - timeStamp });
        };
        watch();
      });
    });
    await link.click();
    const moved = await page.waitForFunction(() => (window as unknown as { moved?: number }).moved);
    return (await moved.jsonValue()) ?? Number.NaN;
  });
}

async function withSlowPage<T>(chrome: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await chrome.newContext({ viewport: { width: 1280, height: 800 } });
  // tsx keeps function names with a helper that the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  try {
    return await measure(page);
  } finally {
    await context.close();
  }
}

async function repeat<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < times; run++) results.push(await measure());
  return results;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(1));
}
