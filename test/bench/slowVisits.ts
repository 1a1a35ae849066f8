import type { Browser, Page } from 'playwright-core';
import { normalizePath } from '../../src/shared/url';

/** A slow phone: CDP's "Slow 4G", and a quarter of this machine's speed. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWDOWN = 4;

/** How long (ms) the pointer rests on a link before the click. */
const HOVER_MS = 1000;

/** What the page's observers collect. `tasks`: start and duration (ms) of long tasks. */
interface Seen {
  readonly largest: number;
  readonly tasks: readonly (readonly number[])[];
  readonly shift: number;
}

/** First paint, largest paint, total blocking time (ms, after the first paint) and layout shift of a first visit. */
export async function measureLoad(browser: Browser, address: string) {
  return withSlowPage(browser, async (page) => {
    await page.addInitScript(() => {
      const seen = { largest: 0, tasks: [] as number[][], shift: 0 };
      Object.assign(window, { seen });
      const observe = (type: string, add: (entry: PerformanceEntry & { value?: number }) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
      observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
      observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
      observe('layout-shift', ({ value = 0 }) => (seen.shift += value));
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return page.evaluate(() => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const { tasks, largest, shift } = (window as unknown as { seen: Seen }).seen;
      const blocking = tasks
        .filter(([start = 0]) => start >= first)
        .reduce((sum, [, duration = 0]) => sum + duration - 50, 0);
      return { first, largest, blocking, shift };
    });
  });
}

/**
 * Time (ms) from the click on a link to the frame with the new heading, in the same document or in a new one. `target`:
 * the path of a page that the page at `address` links to.
 */
export async function measureMove(browser: Browser, address: string, target: string): Promise<number> {
  return withSlowPage(browser, async (page) => {
    await page.addInitScript(watchMove);
    await page.goto(address, { waitUntil: 'networkidle' });
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const isTarget = (path: string) => normalizePath(path.replace(/\.html$/, '')) === target;
    const places = hrefs.flatMap((path, place) => (isTarget(path) ? [place] : []));
    for (const place of places) {
      const link = page.locator('a[href]').nth(place);
      if (!(await link.isVisible())) continue;
      await link.hover();
      await page.waitForTimeout(HOVER_MS);
      await link.click();
      const moved = await page.waitForFunction(() => (window as unknown as { moved?: number }).moved);
      return (await moved.jsonValue()) ?? Number.NaN;
    }
    throw new Error(`${address} has no visible link to ${target}`);
  });
}

/** Runs in each document: measures the last click, which another document may have stored. */
function watchMove(): void {
  const watch = () => {
    const [clicked, old] = JSON.parse(sessionStorage.getItem('click') ?? '[]') as [number?, string?];
    if (clicked === undefined) return;
    const heading = document.querySelector('h1')?.textContent ?? old;
    if (heading === old) return void requestAnimationFrame(watch);
    Object.assign(window, { moved: performance.timeOrigin + performance.now() - clicked });
    sessionStorage.removeItem('click');
  };
  const store = ({ timeStamp }: MouseEvent) => {
    const heading = document.querySelector('h1')?.textContent;
    sessionStorage.setItem('click', JSON.stringify([performance.timeOrigin + timeStamp, heading]));
    watch();
  };
  addEventListener('click', store, { capture: true });
  watch();
}

export async function withSlowPage<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
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
