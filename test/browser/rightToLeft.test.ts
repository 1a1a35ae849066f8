import type { Browser, Page } from 'playwright-core';
import { launch, openPage } from './browser';
import { type Host, serveSite } from './host';

// A site whose config says that its pages are written from right to left.

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let browser: Browser;
let host: Host;
beforeAll(async () => {
  [browser, host] = await Promise.all([launch(), serveSite('site')]);
});
afterAll(() => Promise.all([browser.close(), host.close()]));

async function visit(path: string, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await openPage(browser, { viewport, reducedMotion: 'reduce', bypassCSP: true });
  // All that the config changes in a page (src/build/document.tsx).
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

test.each(['/', '/docs/overview', '/docs/api/editor', '/search', '/support'])(
  '%s has no more than fits beside it, on a desktop and on a phone',
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

test('the frame is mirrored: sidebar at the right, contents at the left, the brand first from the right', async () => {
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

test('code stays from left to right, in blocks and in lines', async () => {
  const page = await visit('/docs/api/editor', DESKTOP);
  const directions = await page
    .locator('article :is(pre, code)')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).direction));
  expect(new Set(directions)).toEqual(new Set(['ltr']));
  await page.context().close();
});

test('the drawer comes from the right', async () => {
  const page = await visit('/docs/overview', PHONE);
  await page.click('.menu-button');
  const box = await page.locator('.menu').boundingBox();
  expect(Math.round(box!.x + box!.width)).toBe(PHONE.width);
  await page.context().close();
});
