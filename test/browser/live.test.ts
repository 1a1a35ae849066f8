import type { Frame, Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig } from '../../src/config/load';
import { cover, fullTest } from '../cover';
import { PROJECT } from '../paths';
import { openPage, loadApp } from './browser';
import { holdResponses } from './heldResponses';
import { redirectToPlainNames } from './requests';
import { readTree, useSample as editorIn } from './sampleEditor';
import { browser, host, withSite } from './session';
import { loadStories } from './stories';
import { expectSoon, untilInPage } from './until';
import { isMarked, markDocument, scrollTo, waitForHeading } from './visit';

// Editors that run inside the documentation pages.

const stories = await loadStories();
const read = (file?: string) => (file === undefined ? '' : readFileSync(join(PROJECT, file), 'utf8'));
const routes = loadConfig(PROJECT).routes.routes.filter(({ file }) => read(file).includes('<Live'));
/** An editor that needs no press. */
const EDITOR = '.live > .result > iframe';
const PLAY = / \/play\//;

withSite('site');

test('at least six pages have a live editor', () => {
  expect(routes.length).toBeGreaterThanOrEqual(6);
});

/** Scrolls to the editor of a page and waits until it runs. */
async function seeEditor(page: Page): Promise<{ frame: Frame; program: string }> {
  const element = page.locator(EDITOR).first();
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  await frame.locator('#sample > *').first().waitFor();
  const src = (await element.getAttribute('src')) ?? '';
  return { frame, program: src.replace(/^\/play\/|\.html(#closed)?$/g, '') };
}

test.each(
  cover(
    routes.map(({ path }) => path),
    1,
  ),
)(
  '%s: the editor loads when it becomes visible, passes its story and shows what it would save',
  async (path) => {
    // So low that no editor is in view yet.
    const { page, errors } = await openPage(browser, { viewport: { width: 1280, height: 200 } });
    await page.goto(host.origin + path);
    expect(host.log.filter((line) => PLAY.test(line))).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    const { frame, program } = await seeEditor(page);
    const story = stories.get(program)!;
    const before = await readTree(frame);
    const shown = frame.locator('#state');
    await shown.and(frame.locator(':not(:empty)')).waitFor({ state: 'attached' });
    const saved = await shown.textContent();
    expect(before).not.toEqual(story.tree);
    await story.act(editorIn(page, frame));
    await expectSoon(() => readTree(frame), [...story.tree]);
    await expectSoon(async () => (await shown.textContent()) === saved, false);
    expect(errors.filter((error) => !story.complaints?.test(error))).toEqual([]);
  },
);

test.each(
  cover(
    routes.filter(({ file }) => read(file).includes(' height={')).map(({ path }) => path),
    1,
  ),
)('%s: demos with a height fit into their frames, on a phone, too', async (path) => {
  for (const width of [390, 1280]) {
    const { page } = await openPage(browser, { viewport: { width, height: 720 } });
    await page.goto(host.origin + path);
    for (const element of await page.locator('.live > .result > svg ~ iframe').all()) {
      await element.scrollIntoViewIfNeeded();
      const sample = element.contentFrame().locator('#sample');
      await sample.locator('*').first().waitFor();
      const hidden = () => sample.evaluate((box) => box.scrollHeight - box.clientHeight);
      await expectSoon(hidden, 0);
    }
  }
});

test('the editor of another sample loads when the reader presses "Run"', async () => {
  const { page, errors } = await openPage(browser);
  await page.goto(`${host.origin}/docs/api/element`);
  const sample = page.locator('.live', { has: page.locator('summary') }).first();
  const frame = sample.locator('iframe');
  await sample.scrollIntoViewIfNeeded();
  expect(await frame.getAttribute('src')).toBeNull();
  await sample.getByText('Run', { exact: true }).click();
  await frame.contentFrame().locator('#sample > *').first().waitFor();
  expect(await sample.getByText('Run', { exact: true }).isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

fullTest('a closed editor shows what it would save on request', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/`);
  const { frame } = await seeEditor(page);
  expect(await frame.locator('#state').isVisible()).toBe(false);
  await frame.locator('summary').click();
  expect(await frame.locator('#state').isVisible()).toBe(true);
});

fullTest('an editor on a page opened by a soft navigation loads when it becomes visible', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/docs/overview`);
  await loadApp(page);
  await markDocument(page);
  await page.locator('.sidebar a[href="/docs/concepts/drag-and-drop"]').click();
  await waitForHeading(page, 'Drag and Drop');
  expect(await isMarked(page)).toBe(true);
  expect(host.log.filter((line) => PLAY.test(line))).toEqual([]);
  const { frame } = await seeEditor(page);
  expect(await readTree(frame)).not.toEqual([]);
});

fullTest('an editor keeps its changes when the user scrolls away and back', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/docs/overview`);
  const { frame, program } = await seeEditor(page);
  const story = stories.get(program)!;
  await story.act(editorIn(page, frame));
  await expectSoon(() => readTree(frame), [...story.tree]);
  await page.evaluate(() => Reflect.set(window, 'sight', []));
  await page
    .locator(EDITOR)
    .evaluate((element) =>
      new IntersectionObserver((entries) =>
        (Reflect.get(window, 'sight') as boolean[]).push(
          ...entries.map(({ isIntersecting }) => isIntersecting),
        ),
      ).observe(element),
    );
  const sight = (seen: boolean) =>
    expectSoon(() => page.evaluate(() => (Reflect.get(window, 'sight') as boolean[]).at(-1)), seen);
  await sight(true);
  await scrollTo(page, 0);
  await sight(false);
  await page.locator(EDITOR).scrollIntoViewIfNeeded();
  await sight(true);
  const again = await seeEditor(page);
  expect(await readTree(again.frame)).toEqual(story.tree);
  expect(host.log.filter((line) => line.endsWith('.html') && PLAY.test(line))).toHaveLength(1);
});

fullTest('an editor follows the colour mode of the page', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/docs/overview`);
  const { frame } = await seeEditor(page);
  const shown = (target: Page | Frame) => target.evaluate(() => document.documentElement.dataset['theme']);
  expect(await shown(frame)).toBe('light');
  await page.locator('[data-color-mode]:visible').first().click();
  await expectSoon(() => shown(frame), 'dark');
  // Switched in another tab.
  const other = await page.context().newPage();
  await other.goto(`${host.origin}/support`);
  await other.locator('[data-color-mode]:visible').first().click();
  await expectSoon(() => shown(frame), 'light');
});

/** Reloads offline and runs the editor's story. */
async function runOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.reload();
  await waitForHeading(page, 'Overview');
  const { frame, program } = await seeEditor(page);
  const story = stories.get(program)!;
  await story.act(editorIn(page, frame));
  await expectSoon(() => readTree(frame), [...story.tree]);
}

test('an editor opened before works offline; another one reports that it is unavailable and shows its code', async () => {
  const { page } = await openPage(browser, { sw: true });
  await page.goto(`${host.origin}/docs/overview`);
  await untilInPage(page, async () => !!(await navigator.serviceWorker.getRegistration())?.active, null);
  await page.locator('html[data-saved]').waitFor({ state: 'attached' });
  await page.reload();
  await seeEditor(page);
  await runOffline(page);

  await page.goto(`${host.origin}/docs/concepts/drag-and-drop`);
  await waitForHeading(page, 'Drag and Drop');
  const other = page.locator(EDITOR).first();
  await other.scrollIntoViewIfNeeded();
  await other.contentFrame().getByText('You’re offline').waitFor();
  expect(await page.locator('.live pre').first().innerText()).toContain('export default');
});

describe('an editor', () => {
  fullTest('opened before the service worker was installed works offline', async () => {
    const worker = holdResponses(host, /\/sw\.js$/);
    const { page } = await openPage(browser, { sw: true });
    await page.goto(`${host.origin}/docs/overview`);
    const { frame } = await seeEditor(page);
    await worker.waitForCount(1);
    worker.end();
    await page.locator('html[data-saved]').waitFor({ state: 'attached' });
    await untilInPage(
      page,
      async (files: string[]) =>
        (await Promise.all(files.map((file) => caches.match(file)))).every((copy) => copy !== undefined),
      await frame.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== '')),
    );
    await runOffline(page);
  });

  fullTest('works offline on a host that redirects "App.html" to "App"', async () => {
    host.intercept = redirectToPlainNames;
    const { page } = await openPage(browser, { sw: true });
    await page.goto(`${host.origin}/docs/overview`);
    await page.locator('html[data-saved]').waitFor({ state: 'attached' });
    await page.reload();
    await seeEditor(page);
    await runOffline(page);
  });

  test('uses the dark mode of the page before its scripts load', async () => {
    const { page } = await openPage(browser);
    const scripts = holdResponses(host, /^\/play\/.*\.js$/);
    await page.goto(`${host.origin}/docs/overview`);
    await page.locator('[data-color-mode]:visible').first().click();
    await page.locator(EDITOR).scrollIntoViewIfNeeded();
    await scripts.waitForCount(1);
    const body = page.frameLocator(EDITOR).locator('body');
    expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(19, 22, 28)',
    );
    scripts.end();
  });
});

test('is replaced by its code without JavaScript', async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await page.goto(`${host.origin}/docs/overview`);
  expect(await page.locator('.live pre').first().innerText()).toContain('export default');
  expect(await page.locator(EDITOR).isVisible()).toBe(false);
});

fullTest('continues the card of its code: no round corners between the two', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/docs/overview`);
  const radii = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((card) => {
        const { borderStartStartRadius, borderEndEndRadius } = getComputedStyle(card);
        return [borderStartStartRadius, borderEndEndRadius].map((radius) => radius !== '0px');
      });
  expect(await radii('.live > .code:not(:only-child)')).toEqual([true, false]);
  expect(await radii('.live > .code + .result')).toEqual([false, true]);
});
