import type { Page } from 'playwright-core';
import { cover, fullTest } from '../cover';
import { openPage } from './browser';
import { browser, host, withSite } from './session';

// A site configured as right-to-left.

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

withSite('site');

async function visit(path: string, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await openPage(browser, { viewport, reducedMotion: 'reduce', bypassCSP: true });
  // The only change that the setting makes to a page (src/node/prerender/document.tsx).
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') });
  });
  await page.goto(host.origin + path);
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
  return page;
}

const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box!.x + box!.width / 2;
};

test.each(cover(['/', '/docs/overview', '/docs/api/editor', '/search', '/support'], ['/docs/overview']))(
  '%s fits a desktop and a phone',
  async (path) => {
    for (const size of [DESKTOP, PHONE]) {
      const page = await visit(path, size);
      const [wide, scrolled] = await page.evaluate(() => {
        scrollTo(-9999, 0);
        return [document.documentElement.scrollWidth, scrollX];
      });
      expect([wide, scrolled]).toEqual([size.width, 0]);
      await page.context().close();
    }
  },
);

test('the frame is mirrored: sidebar on the right, table of contents on the left, the brand first from the right', async () => {
  const page = await visit('/docs/overview', DESKTOP);
  const places = await Promise.all(
    ['.brand', '.sidebar', 'article', '.toc', '[data-color-mode]'].map((part) => middleOf(page, part)),
  );
  const [brand, sidebar, article, contents, mode] = places as [number, number, number, number, number];
  expect(sidebar).toBeGreaterThan(article);
  expect(article).toBeGreaterThan(contents);
  expect(brand).toBeGreaterThan(mode);
  await page.context().close();
});

test('code stays left-to-right, in blocks and inline', async () => {
  const page = await visit('/docs/api/editor', DESKTOP);
  const directions = await page
    .locator('article :is(pre, code)')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).direction));
  expect(new Set(directions)).toEqual(new Set(['ltr']));
  await page.context().close();
});

fullTest('API names read left-to-right and stay right-aligned', async () => {
  const page = await visit('/docs/api/editor', DESKTOP);
  /** Start and end of an element's text, and its distance from both sides. */
  const measure = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode());
        const range = document.createRange();
        const edgesAt = (place: number) => {
          range.setStart(texts.currentNode, place);
          range.setEnd(texts.currentNode, place + 1);
          return range.getBoundingClientRect();
        };
        const { left, right } = element.getBoundingClientRect();
        const start = edgesAt(0).left;
        const end = edgesAt(texts.currentNode.textContent!.length - 1).right;
        return { isInOrder: start < end, isAtRight: right - end < start - left };
      });
  for (const name of ['article h1', '.sidebar a[aria-current]', '.toc a'])
    expect([name, await measure(name)]).toEqual([name, { isInOrder: true, isAtRight: true }]);
  for (const name of ['.breadcrumbs li:last-child', '[rel=next]', '[rel=prev]'])
    expect([name, await measure(name)]).toMatchObject([name, { isInOrder: true }]);
  await page.context().close();
});

test('the drawer opens from the right', async () => {
  const page = await visit('/docs/overview', PHONE);
  await page.click('.menu-button');
  const box = await page.locator('.menu').boundingBox();
  expect(Math.round(box!.x + box!.width)).toBe(PHONE.width);
  await page.context().close();
});
