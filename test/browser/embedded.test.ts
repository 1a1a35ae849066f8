import type { Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { fullTest } from '../cover';
import { SITES } from '../paths';
import { openPage } from './browser';
import { disableTimers } from './emulate';
import { browser, host, withSite } from './session';
import { expectSoon } from './until';
import { pageManifest } from './visit';

// The landing page with its own example. For the gate with other frames, see gate.test.ts.

const FRAME = '.example iframe';
const { site } = loadConfig(SITES.site.root);

withSite('site');

/** Opens the landing page and resolves once its example is ready, however slow the machine is. */
async function seeExample(page: Page): Promise<void> {
  await disableTimers(page, site.landing.example?.timeout ?? NaN);
  await page.goto(host.origin);
  await page.locator('html[data-landing=ready]').waitFor({ state: 'attached' });
}

test('the example reports that it is ready, and the page appears', async () => {
  const { page, errors } = await openPage(browser);
  await seeExample(page);
  const example = page.frameLocator(FRAME);
  await example.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await page.locator('main h1').first().isVisible()).toBe(true);
  expect(errors).toEqual([]);
});

test('the example is usable in its frame: a text is edited and the change undone', async () => {
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await seeExample(page);
  const example = page.frameLocator(FRAME);
  const heading = example.getByRole('heading', { level: 1 }).first();
  const before = await heading.innerText();
  await heading.click();
  await example.getByLabel('Text', { exact: true }).first().fill('Other words');
  await example.getByRole('heading', { name: 'Other words' }).waitFor();
  await example.getByRole('button', { name: 'Undo' }).click();
  await example.getByRole('heading', { name: before }).first().waitFor();
});

fullTest('the example follows the colour mode and uses the fonts of the site', async () => {
  const { page } = await openPage(browser);
  await seeExample(page);
  await page.locator('[data-color-mode]:visible').first().click();
  await page.frameLocator(FRAME).locator(':root[data-theme=dark]').waitFor({ state: 'attached' });
  const families = page
    .frameLocator(FRAME)
    .locator(':root')
    .evaluate(() => [...document.fonts].map(({ family }) => family));
  expect(await families).toContain('Geist');
});

fullTest('Tab moves through the example and out of it again', async () => {
  const { page } = await openPage(browser);
  await seeExample(page);
  await page.locator('.hero').first().locator('a').last().focus();
  const isBehind = () =>
    page.evaluate((frame) => {
      const behind = document.activeElement;
      const relation = document.querySelector(frame)?.compareDocumentPosition(behind ?? document) ?? 0;
      return behind?.tagName !== 'IFRAME' && (relation & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    }, FRAME);
  let presses = 0;
  while (!(await isBehind())) {
    await page.keyboard.press('Tab');
    if (++presses > 200) throw new Error('The focus does not leave the example');
  }
  expect(presses).toBeGreaterThan(5);
});

fullTest('the wheel over the example scrolls the page until a user interacts with the example', async () => {
  const { page } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await seeExample(page);
  const example = page.frameLocator(FRAME);
  const stage = example.locator('.stage');
  await page
    .locator(FRAME)
    .evaluate((frame) => frame.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await page.evaluate(() => scrollY);
  await page.locator(FRAME).hover({ position: { x: 560, y: 400 } });
  await page.mouse.wheel(0, 120);
  await page.waitForFunction((before) => scrollY > before, top);
  expect(await stage.evaluate((element) => element.scrollTop)).toBe(0);
  await example.getByRole('heading', { level: 1 }).first().click();
  // The first turn may come before the browser knows that the example can scroll.
  const turn = async () => {
    await page.mouse.wheel(0, 120);
    return stage.evaluate((element) => element.scrollTop > 0);
  };
  await expectSoon(turn, true);
});

test('the first view of the page, before the frame and without fonts, fits 25 kB', async () => {
  const { page } = await openPage(browser);
  await page.goto(host.origin);
  const sizes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => ({
        name: new URL(entry.name).pathname,
        bytes: (entry as PerformanceResourceTiming).encodedBodySize,
        type: (entry as PerformanceResourceTiming).initiatorType,
      }),
    ),
  );
  const files = await pageManifest(page);
  const own = sizes.filter(
    ({ name, type }) => type !== 'iframe' && !files.app.includes(name) && !name.endsWith('.woff2'),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(25_000);
});

fullTest('the first load of a doc page includes no file of an example', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/docs/overview`, { waitUntil: 'networkidle' });
  expect(host.log.filter((line) => /\/(examples|play)\//.test(line))).toEqual([]);
});
