import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { readGitDates } from '../../src/node/mdx/gitDates';
import { SEARCH_EVENT } from '../../src/browser/searchKeys';
import { cover, fullTest } from '../cover';
import { PROJECT, SITES } from '../paths';
import { effectsHaveRun, openPage, loadApp, loadAppAndExtras, uncaught } from './browser';
import { type Host } from './host';
import { searchWindow, waitForSearch } from './searchWindow';
import { browser, host, startFolder, withSite } from './session';
import { expectSoon } from './until';
import { followLink, isMarked, markDocument, waitForHeading } from './visit';

// Conveniences: stored choices, copy buttons, shortcuts, pictures and suggestions.

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const START = '/docs/overview';
const TABS = '/docs/installation';
const MORE_TABS = '/docs/migrating/migrating-0.1.x';

withSite('site');

async function visit(path: string, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, options);
  await opened.page.goto(host.origin + path);
  return opened;
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const said = (page: Page) => page.locator('#_announcer').innerText();

describe('tabs', () => {
  /** Labels of the selected tabs. */
  const chosen = (page: Page) =>
    page
      .locator('.tab-list :checked')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

  fullTest('select the last choice on the same page, on the next page and after a reload', async () => {
    const { page, errors } = await visit(TABS);
    expect(new Set(await chosen(page))).toEqual(new Set(['npm']));
    await page.getByRole('radio', { name: 'yarn' }).first().check();
    expect(new Set(await chosen(page))).toEqual(new Set(['yarn']));
    await page.reload();
    expect(new Set(await chosen(page))).toEqual(new Set(['yarn']));
    await loadApp(page);
    await markDocument(page);
    await followLink(page, MORE_TABS);
    await waitForHeading(page, 'Migrating');
    expect(await isMarked(page)).toBe(true);
    expect(new Set(await chosen(page))).toEqual(new Set(['yarn']));
    expect(errors).toEqual([]);
  });

  test.each(cover(['', 'yarn\nyarn\n\n', '{"a":1}', 'x'.repeat(10_000), '<img src=x onerror=alert(1)>'], 1))(
    'select one panel per group, whatever is stored (%#)',
    async (stored) => {
      const { page, errors } = await openPage(browser);
      await page.addInitScript((value) => localStorage.setItem('tabs', value), stored);
      await page.goto(host.origin + TABS);
      expect(await page.locator('.tab-list').count()).toBe((await chosen(page)).length);
      expect(errors).toEqual([]);
    },
  );
});

describe('a heading’s anchor link', () => {
  test('copies its address and jumps to the heading', async () => {
    const { page } = await visit(START, CLIPBOARD);
    const anchor = page.locator('main h2 .anchor').nth(1);
    await anchor.hover();
    await anchor.click();
    const href = new URL((await anchor.getAttribute('href')) ?? '', page.url()).href;
    expect(page.url()).toBe(href);
    await expectSoon(() => anchor.getAttribute('data-copy'), 'done');
    expect(await clipboard(page)).toBe(href);
    expect(await said(page)).toBe('Copied');
    // The confirmation disappears after a while.
    await expectSoon(() => anchor.getAttribute('data-copy'), '');
  });
});

describe('"Copy page as Markdown"', () => {
  const link = (page: Page) => page.getByRole('link', { name: 'Copy page as Markdown' });
  const file = readFileSync(join(SITES.site.out, 'docs/overview.md'), 'utf8');

  test('copies the page', async () => {
    const { page } = await visit(START, CLIPBOARD);
    await loadAppAndExtras(page);
    await link(page).click();
    await expectSoon(() => link(page).getAttribute('data-copy'), 'done');
    expect(await clipboard(page)).toBe(file);
    expect(file.startsWith('# Overview\n')).toBe(true);
    expect(page.url()).toBe(host.origin + START);
  });

  fullTest('copies the current page after soft navigations', async () => {
    const { page } = await visit(START, CLIPBOARD);
    await loadAppAndExtras(page);
    await followLink(page, '/docs/concepts/nodes');
    await waitForHeading(page, 'Nodes');
    await link(page).click();
    await expectSoon(async () => (await clipboard(page)).split('\n')[0], '# Nodes');
  });

  fullTest('reports when it can’t copy', async () => {
    const { page } = await visit(START, CLIPBOARD);
    await loadAppAndExtras(page);
    host.intercept = ({ url }, response) => {
      if (!url?.endsWith('.md')) return false;
      response.writeHead(500).end();
      return true;
    };
    await link(page).click();
    await expectSoon(() => link(page).getAttribute('data-copy'), 'failed');
    expect(await said(page)).toBe('Couldn’t copy');
    // A second attempt: the error message must not be copied.
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await expectSoon(() => link(page).getAttribute('data-copy'), '');
    await link(page).click();
    await expectSoon(() => link(page).getAttribute('data-copy'), 'failed');
    expect(await clipboard(page)).toBe('before');
  });

  fullTest('opens the Markdown file without JavaScript', async () => {
    const { page } = await visit(START, { javaScriptEnabled: false });
    const [response] = await Promise.all([page.waitForResponse(/overview\.md$/), link(page).click()]);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(/^text\/markdown/);
  });
});

describe('a long file', () => {
  const FILE = '/docs/api/useNode';
  /** How much of the file with the button is visible, from 0 to 1. */
  const visible = (page: Page) =>
    page
      .locator('.code:has(.folded) code')
      .first()
      .evaluate((code) => code.clientHeight / code.scrollHeight);

  test.each(cover([true, false], 1))('unfolds by keyboard (JavaScript: %s)', async (javaScriptEnabled) => {
    const { page } = await visit(FILE, { javaScriptEnabled });
    expect(await visible(page)).toBeLessThan(0.7);
    const showAll = page.locator('.folded summary').first();
    await showAll.focus();
    await page.keyboard.press('Enter');
    expect(await visible(page)).toBe(1);
    await page.keyboard.press('Enter');
    expect(await visible(page)).toBeLessThan(0.7);
  });

  fullTest('is copied and printed as a whole', async () => {
    const { page } = await visit(FILE, CLIPBOARD);
    await page.locator('.code:has(.folded) [data-copy]').first().click();
    const code = await page.locator('.code:has(.folded) code').first().textContent();
    await expectSoon(() => clipboard(page), code?.trimEnd());
    await page.emulateMedia({ media: 'print' });
    expect(await visible(page)).toBe(1);
  });

  fullTest('scrolls on the landing page, where it is not folded', async () => {
    const { page } = await visit('/');
    expect(await visible(page)).toBe(1);
  });
});

test('a page shows its last change when git knows the date', async () => {
  const { page } = await visit(START);
  const time = page.locator('.doc-end time');
  const day = (await readGitDates(PROJECT)).get(join(PROJECT, 'docs/overview.mdx'));
  expect(await time.evaluateAll((times) => times.map((one) => one.getAttribute('datetime')))).toEqual(
    day === undefined ? [] : [day],
  );
  if (day !== undefined) expect(await time.innerText()).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
});

test('"/" opens the search until a user turns it off, while Ctrl+K still works', async () => {
  const { page } = await visit(START);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await loadAppAndExtras(page);
  await page.keyboard.press('/');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('checkbox', { name: 'Press / to search' }).uncheck();
  await page.reload();
  await loadAppAndExtras(page);
  await page.evaluate((event) => {
    addEventListener(event, () => Reflect.set(window, 'isSearchWanted', true), true);
  }, SEARCH_EVENT);
  await page.keyboard.press('/');
  expect(await page.evaluate(() => 'isSearchWanted' in window)).toBe(false);
  await page.keyboard.press('Control+k');
  await dialog.waitFor();
});

describe('a picture with a caption', () => {
  test.each(cover([true, false], 1))(
    'fills the window and closes again, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page } = await visit(START, { javaScriptEnabled });
      const button = page.getByRole('button', { name: /^Enlarge:/ });
      const large = page.getByRole('dialog', { name: 'Picture' });
      const small = await button.locator('img').boundingBox();
      await button.click();
      await large.waitFor();
      expect((await large.locator('img').boundingBox())!.width).toBeGreaterThanOrEqual(small!.width);
      await page.keyboard.press('Escape');
      await large.waitFor({ state: 'hidden' });
      await button.click();
      await large.getByRole('button', { name: 'Close' }).click();
      await large.waitFor({ state: 'hidden' });
    },
  );
});

describe('an unknown address', () => {
  let files: Host;
  beforeEach(async () => {
    files = await startFolder('site');
  });

  test.each(
    cover(
      [
        ['/docs/overveiw', 'Overview', 'Overview'],
        ['/docs/editor', '<Editor />', '<Editor />'],
        ['/docs/api/useeditor/', 'useEditor()', 'useEditor()'],
      ],
      1,
    ),
  )('%s suggests %s', async (path, label, heading) => {
    const { page } = await openPage(browser);
    await page.goto(files.origin + path);
    const near = page.getByRole('heading', { name: 'Did you mean' }).locator('..').getByRole('link');
    await near.first().waitFor();
    expect((await near.first().innerText()).split('\n')[0]).toBe(label);
    expect(await page.locator('main p code').textContent()).toBe(path);
    await page.getByRole('button', { name: 'Search the documentation' }).click();
    await waitForSearch(page);
    await page.keyboard.press('Escape');
    await searchWindow(page).waitFor({ state: 'detached' });
    await near.first().click();
    await waitForHeading(page, heading);
  });

  test('suggests nothing without a similar page, and never renders the address as HTML', async () => {
    const { page, errors } = await openPage(browser);
    await page.goto(`${files.origin}/<img src=x onerror=alert(1)>`);
    await loadAppAndExtras(page);
    await page.waitForFunction(() => {
      const heading = document.querySelector('main h1');
      return (
        heading?.textContent === 'Page not found' &&
        Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))
      );
    });
    expect(await page.getByText('Did you mean').count()).toBe(0);
    expect(uncaught(errors)).toEqual([]);
  });
});

test('external links are marked visually and for screen readers', async () => {
  const { page } = await visit('/support');
  const mark = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await mark('main a[href^=https]')).toContain('external link');
  expect(await mark('main p:not(.features p) a[href^="/"]')).toBe('none');
});

test('the web app manifest names icons that exist', async () => {
  const { page } = await visit(START);
  await loadApp(page);
  const link = page.locator('link[rel=manifest]');
  await link.waitFor({ state: 'attached' });
  const read = async (address: string) => page.request.get(new URL(address, host.origin).href);
  const manifest = (await (await read((await link.getAttribute('href')) ?? '')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('craft.js');
  expect(manifest.icons).toHaveLength(5);
  for (const { src } of manifest.icons)
    expect((await read(src)).headers()['content-type']).toMatch(/^image\//);
  // The icon of a home screen that doesn't read the manifest.
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  expect((await read(icon ?? '')).headers()['content-type']).toBe('image/png');
});

describe('page transitions', () => {
  /** Layouts shown by soft navigations since the document was loaded. */
  const arrivals = (page: Page) => page.evaluate(() => Reflect.get(window, 'arrivals') as string[]);

  async function walk(options?: Parameters<typeof openPage>[1]): Promise<Page> {
    const { page } = await openPage(browser, options);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'arrivals', seen);
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof HTMLElement && target.parentElement?.id === '_page')
          seen.push(`${target.className} ${propertyName}`);
      });
    });
    await page.goto(host.origin + START);
    await loadAppAndExtras(page);
    expect(await arrivals(page)).toEqual([]);
    await markDocument(page);
    await followLink(page, MORE_TABS);
    await waitForHeading(page, 'Migrating');
    await followLink(page, '/');
    await page.locator('.landing').waitFor();
    await effectsHaveRun(page);
    expect(await isMarked(page)).toBe(true);
    return page;
  }

  fullTest('animate soft navigations, but not the server-rendered page', async () => {
    const page = await walk();
    await expectSoon(() => arrivals(page), ['doc opacity', 'landing opacity']);
  });

  fullTest('are disabled with reduced motion', async () => {
    expect(await arrivals(await walk({ reducedMotion: 'reduce' }))).toEqual([]);
  });
});
