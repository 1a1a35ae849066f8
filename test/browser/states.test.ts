import type { Page } from 'playwright-core';
import { cover, fullTest } from '../cover';
import { openPage, loadApp, loadAppAndExtras } from './browser';
import { findClippedContent } from './clippedContent';
import { holdResponses } from './heldResponses';
import { dropConnections } from './requests';
import { browser, host, withSite } from './session';

// States a page enters after it has loaded, at every width: none may shift the layout.

const PAGE = '/docs/parts';
const OTHER = '/docs/long';
const WIDTHS = cover([320, 390, 820, 1024, 1280, 1440], [320, 820, 1280]);

withSite('gallery');

async function open(sw = false): Promise<Page> {
  const { page } = await openPage(browser, { reducedMotion: 'reduce', sw });
  await page.route('**/play/**', (route) => route.abort());
  await page.goto(host.origin + PAGE);
  return page;
}

/** Results of `look` at each width. */
async function atEachWidth<T>(page: Page, look: () => Promise<T>): Promise<(readonly [number, T])[]> {
  const found: (readonly [number, T])[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push([width, await look()]);
  }
  return found;
}

/** Left and right edges (px) of the first element matching a selector. */
function edges(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });
}

const mark = (page: Page, name: string) =>
  page.evaluate((key) => (document.documentElement.dataset[key] = ''), name);

async function failToLoad(page: Page): Promise<void> {
  await loadApp(page);
  dropConnections(host, /\/assets\/page~/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(`.sidebar a[href="${OTHER}"]`).click();
  await page.getByRole('alert').waitFor();
}

/** Saving is pending until the test ends. */
async function openWhileSaving(): Promise<Page> {
  holdResponses(host, /\/assets\/page~/);
  const page = await open(true);
  await loadAppAndExtras(page);
  await page.locator('.offline-panel progress').waitFor();
  return page;
}

const STATES: readonly (readonly [string, () => Promise<Page>, (page: Page) => Promise<unknown>])[] = [
  ['offline', open, (page) => mark(page, 'offline')],
  ['with an update available', open, (page) => mark(page, 'update')],
  ['with a page that failed to load', open, failToLoad],
  ['while pages are saved', openWhileSaving, async () => {}],
  ['in forced colours', open, (page) => page.emulateMedia({ forcedColors: 'active' })],
];

fullTest.each(STATES)('the navbar %s keeps its edges, and nothing is cut', async (_, start, enter) => {
  const page = await start();
  const bar = async () => [...(await edges(page, '.brand')), ...(await edges(page, '.navbar > :last-child'))];
  const before = await atEachWidth(page, bar);
  await enter(page);
  expect(await atEachWidth(page, bar)).toEqual(before);
  expect(await atEachWidth(page, () => findClippedContent(page))).toEqual(WIDTHS.map((width) => [width, []]));
});

test('the error box has the edges of the article that it replaces', async () => {
  const page = await open();
  const article = await atEachWidth(page, () => edges(page, '.doc > article'));
  await failToLoad(page);
  expect(await atEachWidth(page, () => edges(page, '.error-box'))).toEqual(article);
});

test('the error box says that a page isn’t available offline', async () => {
  const page = await open();
  await loadApp(page);
  await page.context().setOffline(true);
  await page.locator('.offline').waitFor();
  await failToLoad(page);
  expect(await page.getByRole('alert').innerText()).toContain('isn’t saved on this device');
});

test('the sidebar marks the page that failed to load, and Back marks the previous page', async () => {
  const page = await open();
  const marked = () =>
    page
      .locator('.sidebar section [aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await failToLoad(page);
  expect(await marked()).toEqual([OTHER]);
  await page.goBack();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  expect(await marked()).toEqual([PAGE]);
});

fullTest('the update prompt fits the window, with its buttons in one row', async () => {
  const page = await open();
  await mark(page, 'update');
  const found = await atEachWidth(page, async () => {
    const [left = 0, right = 0] = await edges(page, '.update');
    const tops = await page
      .locator('.update button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    return [left >= 0 && right <= page.viewportSize()!.width, tops.length, new Set(tops).size];
  });
  expect(found).toEqual(WIDTHS.map((width) => [width, [true, 2, 1]]));
});

test('the buttons of the offline panel are in one row where they fit, and the update prompt covers neither', async () => {
  const page = await open(true);
  await page.getByText(/pages are available offline/).waitFor();
  await loadAppAndExtras(page);
  await page.locator('.offline-panel').getByRole('button', { name: 'Save all' }).waitFor();
  await mark(page, 'update');
  const found = await atEachWidth(page, () =>
    page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const prompt = document.querySelector('.update')!.getBoundingClientRect();
      const buttons = [...document.querySelectorAll('.offline-panel button')].map((one) =>
        one.getBoundingClientRect(),
      );
      const rows = new Set(buttons.map(({ top }) => top)).size;
      const panel = document.querySelector('.offline-panel')!;
      const gap = parseFloat(getComputedStyle(panel).columnGap);
      const needed = buttons.reduce((sum, { width }) => sum + width, gap);
      // The width of the font decides at 390 px.
      const fitting = needed <= panel.getBoundingClientRect().width ? 1 : 2;
      return [buttons.length, rows === fitting, buttons.every(({ bottom }) => bottom < prompt.top)];
    }),
  );
  expect(found).toEqual(WIDTHS.map((width) => [width, [2, true, true]]));
});

fullTest('a page that is never idle gets its offline panel', async () => {
  const { page } = await openPage(browser);
  await page.addInitScript(() => {
    // Only a limit ends the wait, here at once.
    window.requestIdleCallback = (act, limit) =>
      limit?.timeout ? window.setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 })) : 0;
  });
  await page.goto(host.origin + PAGE);
  await loadApp(page);
  await page.locator('.offline-panel').waitFor({ state: 'attached' });
});

fullTest('navbar links that need a network have a gap before their icon', async () => {
  const page = await open();
  await loadAppAndExtras(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const gap = await page
    .locator('.navbar-links > a')
    .last()
    .evaluate((link: HTMLElement) => {
      link.dataset['unreachable'] = '';
      const text = document.createRange();
      text.selectNodeContents(link);
      const { marginInlineStart, width } = getComputedStyle(link, '::after');
      const { paddingInlineEnd } = getComputedStyle(link);
      const end = link.getBoundingClientRect().right - parseFloat(paddingInlineEnd) - parseFloat(width);
      return [parseFloat(marginInlineStart) > 0, end - text.getBoundingClientRect().right > 1];
    });
  expect(gap).toEqual([true, true]);
});

test('code above a live frame has square corners where the two meet', async () => {
  const page = await open();
  const corners = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const style = getComputedStyle(element);
        return [style.borderTopLeftRadius, style.borderBottomLeftRadius, style.borderBottomRightRadius];
      });
  expect(await corners('.live > .code')).toEqual(['12px', '0px', '0px']);
  expect(await corners('.live > .result')).toEqual(['0px', '12px', '12px']);
});
