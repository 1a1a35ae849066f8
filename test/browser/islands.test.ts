import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { cover, fullTest } from '../cover';
import { openPage, type WatchedPage, loadApp } from './browser';
import { type HeldResponses, holdResponses } from './heldResponses';
import { SCRIPT } from './requests';
import { browser, host, withSite } from './session';
import { waitForHeading } from './visit';

// Small controls that work immediately. Each is tested with real input twice: while the app is held back, so only the
// boot script can respond, and on a page rendered by React.

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true };
let app: HeldResponses | undefined;
withSite('fixture');
afterEach(() => {
  app?.end();
});

/** The start page as served; the app doesn't load before `app.end()`. */
async function openHard(options?: BrowserContextOptions): Promise<WatchedPage> {
  app = holdResponses(host, SCRIPT);
  const opened = await openPage(browser, options);
  await opened.page.goto(`${host.origin}/sub/`);
  return opened;
}

/** The start page rendered by React after a soft navigation. */
async function openSoft(options?: BrowserContextOptions): Promise<WatchedPage> {
  const opened = await openPage(browser, options);
  const { page } = opened;
  await page.goto(`${host.origin}/sub/guide`);
  await loadApp(page);
  await page.locator('.brand').evaluate((link: HTMLElement) => link.click());
  await waitForHeading(page, 'Start here');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(
    `${host.origin}/sub/guide`,
  );
  return opened;
}

const tab = (page: Page, name: string) => page.locator('.tab-list label', { hasText: name });

const isAppThere = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('header')!).some((key) => key.startsWith('__react')),
  );

/** Follows a link to the guide; returns how many `open` elements are left. */
async function followAndCount(page: Page, link: Locator, open: string): Promise<number> {
  if (await isAppThere(page)) {
    await link.click();
    await waitForHeading(page, 'Guide');
  } else {
    // A hard navigation would replace the page that is asked afterwards. This listener runs after those of the page.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await link.click();
  }
  return page.locator(open).count();
}

const STATES: readonly (readonly [string, typeof openHard, boolean])[] = [
  ['before the app has loaded', openHard, false],
  ['on a page rendered by the app', openSoft, true],
];
describe.each(cover(STATES, 1))('%s', (_, open, hasApp) => {
  let opened: WatchedPage;
  const start = async (options?: BrowserContextOptions) => {
    opened = await open(options);
    return opened.page;
  };
  afterEach(async () => {
    expect(await isAppThere(opened.page).catch(() => hasApp)).toBe(hasApp);
    await opened.context.close();
    expect(opened.errors).toEqual([]);
  });

  describe('copying code', () => {
    const says = (page: Page, words: string) =>
      page.waitForFunction((text) => document.getElementById('_announcer')?.textContent === text, words);
    const button = (page: Page) => page.locator('.tab:visible [data-copy]');

    test('writes the code to the clipboard and shows a confirmation for a while', async () => {
      const page = await start({ permissions: ['clipboard-read', 'clipboard-write'] });
      await button(page).click();
      await says(page, 'Copied');
      expect(await button(page).getAttribute('data-copy')).toBe('done');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install thing');
      await page.locator('.tab:visible [data-copy=""]').waitFor();
    });

    test('works with the keyboard and copies the code beside the button', async () => {
      const page = await start({ permissions: ['clipboard-read', 'clipboard-write'] });
      await tab(page, 'yarn').click();
      await button(page).focus();
      await page.keyboard.press('Enter');
      await says(page, 'Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('yarn add thing');
    });

    fullTest('reports a denied clipboard', async () => {
      const page = await start();
      await page.evaluate(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
      });
      await button(page).click();
      await says(page, 'Couldn’t copy');
      expect(await button(page).getAttribute('data-copy')).toBe('failed');
    });

    fullTest('reports a missing clipboard API', async () => {
      const page = await start();
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await button(page).click();
      await says(page, 'Couldn’t copy');
    });
  });

  describe('tabs', () => {
    const shown = (page: Page) => page.locator('.tabs .tab:visible pre').allInnerTexts();

    test('show one panel at a time', async () => {
      const page = await start();
      expect(await shown(page)).toEqual(['npm install thing']);
      await tab(page, 'yarn').click();
      expect(await shown(page)).toEqual(['yarn add thing']);
      await tab(page, 'npm').click();
      expect(await shown(page)).toEqual(['npm install thing']);
    });

    test('can be selected with the arrow keys and are one tab stop', async () => {
      const page = await start();
      await page.getByRole('radio', { name: 'npm' }).focus();
      await page.keyboard.press('ArrowRight');
      expect(await shown(page)).toEqual(['yarn add thing']);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('.tab-list'))).toBeNull();
      await page.keyboard.press('Shift+Tab');
      expect(
        await page.getByRole('radio', { name: 'yarn' }).evaluate((radio) => radio === document.activeElement),
      ).toBe(true);
    });
  });

  describe('a dropdown', () => {
    const summary = (page: Page) => page.locator('.navbar summary');
    const link = (page: Page) => page.locator('.navbar details a');
    const isOpen = (page: Page) =>
      page.locator('.navbar details').evaluate((menu: HTMLDetailsElement) => menu.open);
    const hasFocus = (page: Page, selector: string) =>
      page.locator(selector).evaluate((element) => element === document.activeElement);

    test('opens and closes when its button is clicked', async () => {
      const page = await start();
      await summary(page).click();
      expect(await isOpen(page)).toBe(true);
      expect(await link(page).isVisible()).toBe(true);
      await summary(page).click();
      expect(await isOpen(page)).toBe(false);
    });

    test.each(cover(['Enter', 'Space'], 1))(
      'opens with %s, can be traversed, and Escape returns the focus to its button',
      async (key) => {
        const page = await start();
        await summary(page).focus();
        await page.keyboard.press(key);
        expect(await isOpen(page)).toBe(true);
        await page.keyboard.press('Tab');
        expect(await hasFocus(page, '.navbar details a')).toBe(true);
        await page.keyboard.press('Escape');
        expect(await isOpen(page)).toBe(false);
        expect(await hasFocus(page, '.navbar summary')).toBe(true);
      },
    );

    fullTest('keeps the focus when Escape is pressed elsewhere', async () => {
      const page = await start();
      await summary(page).click();
      await page.locator('.brand').focus();
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      expect(await hasFocus(page, '.brand')).toBe(true);
    });

    fullTest('closes on a click elsewhere, but not on a click between its links', async () => {
      const page = await start();
      await summary(page).click();
      await page.locator('.navbar details ul').click({ position: { x: 2, y: 2 } });
      expect(await isOpen(page)).toBe(true);
      await page.locator('main h1').click();
      expect(await isOpen(page)).toBe(false);
    });

    test('closes once a link in it is followed', async () => {
      const page = await start();
      await summary(page).click();
      expect(await followAndCount(page, link(page), '.navbar details[open]')).toBe(0);
    });
  });

  describe.each(
    cover(
      [
        ['the menu', '#_menu', 'Menu'],
        ['the table of contents', '#_toc', 'On this page'],
      ],
      1,
    ),
  )('%s of a phone', (_, id, name) => {
    test('opens with its button and closes with it, with Escape and with a tap elsewhere', async () => {
      const page = await start(PHONE);
      const button = page.getByRole('button', { name });
      const isOpen = () => page.locator(id).evaluate((element) => element.matches(':popover-open'));
      expect(await page.locator(id).isVisible()).toBe(false);
      await button.tap();
      expect(await isOpen()).toBe(true);
      await button.tap();
      expect(await isOpen()).toBe(false);
      await button.focus();
      await page.keyboard.press('Enter');
      expect(await isOpen()).toBe(true);
      await page.keyboard.press('Escape');
      expect(await isOpen()).toBe(false);
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      await button.tap();
      // Not near a link: Chromium moves a tap to a link up to ten pixels away, and following it ends this page.
      await page.touchscreen.tap(380, 650);
      expect(await isOpen()).toBe(false);
    });
  });

  fullTest('the phone menu closes once a link in it is followed', async () => {
    const page = await start(PHONE);
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(
      await followAndCount(page, page.locator('.sidebar a[href="/sub/guide"]'), '#_menu:popover-open'),
    ).toBe(0);
  });

  test('the table of contents on a phone closes once a heading is selected, which scrolls below the bars', async () => {
    const page = await start(PHONE);
    await page.getByRole('button', { name: 'On this page' }).tap();
    await page.locator('#_toc a').first().tap();
    await page.waitForURL('**/sub/#first-heading');
    expect(await page.locator('#_toc:popover-open').count()).toBe(0);
    expect(
      await page.locator('#first-heading').evaluate((heading) => heading.getBoundingClientRect().top),
    ).toBeGreaterThan(0);
  });
});

test('hydration keeps an open dropdown and a selected tab', async () => {
  const { page, errors } = await openHard();
  await tab(page, 'yarn').click();
  await page.locator('.navbar summary').click();
  app?.end();
  await loadApp(page);
  expect(await page.locator('.navbar details').evaluate((menu: HTMLDetailsElement) => menu.open)).toBe(true);
  expect(await page.locator('.tabs .tab:visible pre').allInnerTexts()).toEqual(['yarn add thing']);
  await page.keyboard.press('Escape');
  expect(await page.locator('.navbar details').evaluate((menu: HTMLDetailsElement) => menu.open)).toBe(false);
  expect(errors).toEqual([]);
});

fullTest('hydration keeps an open popover', async () => {
  const { page, errors } = await openHard(PHONE);
  await page.getByRole('button', { name: 'Menu' }).tap();
  app?.end();
  await loadApp(page);
  expect(await page.locator('#_menu').evaluate((element) => element.matches(':popover-open'))).toBe(true);
  expect(errors).toEqual([]);
});

fullTest('highlighted lines are copied as they were written', async () => {
  const { page } = await openPage(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${host.origin}/sub/guide`);
  await page.locator('[data-copy]').first().click();
  await page.locator('[data-copy=done]').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'const one = 1;\nconst two: number = one + one;',
  );
});
