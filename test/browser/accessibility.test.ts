import type { Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { COLOR_MODE_KEY } from '../../src/shared/dom';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { findViolations } from './axe';
import { openPage, loadApp, loadAppAndExtras } from './browser';
import { dropConnections } from './requests';
import { browser, host, startSite, withSite } from './session';
import { followLink } from './visit';

// axe with WCAG 2.2 AA and best practices, on every page and everything that opens over one. The search window has its
// own tests.

const { routes } = loadConfig(SITES.site.root);
const PATHS = [...routes.routes.map(({ path }) => path), '/no/such/page'];
const START = '/docs/overview';
const MODES = ['light', 'dark'] as const;
/** Together they have every part that a page can have. */
const LONGEST = ['/', '/search', '/docs/guides/basic-tutorial', '/docs/api/useEditor'];
/** Every page at one width, and the longest at the others. */
const PLACES = [
  ...PATHS.map((path) => [1440, path] as const),
  ...[360, 820].flatMap((width) => LONGEST.map((path) => [width, path] as const)),
];
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };

withSite('site');

type Mode = (typeof MODES)[number];

/** An empty page for this colour mode, without animations, because axe measures the current colours. */
async function openIn(mode: Mode, options: Parameters<typeof openPage>[1]): Promise<Page> {
  const { page } = await openPage(browser, { reducedMotion: 'reduce', ...options });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    COLOR_MODE_KEY,
    mode,
  ] as const);
  return page;
}

fullTest.each(PLACES)('axe finds no violations at %d px on %s', async (width, path) => {
  const page = await openIn('light', { viewport: { width, height: 900 } });
  await page.goto(host.origin + path);
  // The landing page is shown when its example is ready.
  await page.locator('main h1').waitFor();
  for (const mode of MODES) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), mode);
    expect([mode, await findViolations(page)]).toEqual([mode, []]);
  }
});

describe.each(cover(MODES, 1))('axe finds no violations in %s mode', (mode) => {
  const OPEN: readonly [string, object, (page: Page) => Promise<unknown>][] = [
    ['the navbar dropdown', DESKTOP, (page) => page.locator('.navbar summary').click()],
    ['the phone menu', PHONE, (page) => page.getByRole('button', { name: 'Menu' }).click()],
    [
      'the table of contents on a phone',
      PHONE,
      (page) => page.getByRole('button', { name: 'On this page' }).click(),
    ],
    [
      'an enlarged picture',
      PHONE,
      async (page) => {
        await loadAppAndExtras(page);
        await page.getByRole('button', { name: /^Enlarge/ }).click();
      },
    ],
    [
      'the update prompt',
      DESKTOP,
      (page) => page.evaluate(() => (document.documentElement.dataset['update'] = '')),
    ],
    [
      'the update prompt on a phone',
      PHONE,
      (page) => page.evaluate(() => (document.documentElement.dataset['update'] = '')),
    ],
  ];
  test.each(cover(OPEN, 3))('with %s open', async (_, options, open) => {
    const page = await openIn(mode, options);
    await page.goto(host.origin + START);
    await open(page);
    expect(await findViolations(page)).toEqual([]);
  });

  fullTest('with suggestions for an unknown address', async () => {
    const page = await openIn(mode, PHONE);
    await page.goto(`${host.origin}/docs/overveiw`);
    await page.getByText('Did you mean').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  test.each(
    cover(
      [
        ['beside the page', DESKTOP],
        ['in the phone menu', PHONE],
      ],
      1,
    ),
  )('with the version menu open %s', async (_, options) => {
    const page = await openIn(mode, options);
    await page.goto(`${(await startSite('versions')).origin}/docs/start`);
    if (options === PHONE) await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.doc-version summary').click();
    expect(await findViolations(page)).toEqual([]);
  });

  test.each(cover([DESKTOP, PHONE], [PHONE]))('offline with marked links, %j', async (options) => {
    const page = await openIn(mode, options);
    await page.goto(host.origin + START);
    await loadAppAndExtras(page);
    await page.context().setOffline(true);
    await page.locator('main a[data-unreachable]:visible').first().waitFor();
    await page.locator('.offline').waitFor();
    expect(await findViolations(page)).toEqual([]);
    if (options === DESKTOP) return;
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await findViolations(page)).toEqual([]);
  });

  fullTest('with the offline panel', async () => {
    // High enough for the whole table of contents, because axe counts a partly scrolled entry as too small.
    const page = await openIn(mode, { viewport: { width: 1280, height: 1400 }, sw: true });
    await page.goto(host.origin + START);
    await loadApp(page);
    const panel = page.locator('.offline-panel');
    await panel.getByText(/^All \d+ pages are available offline/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Delete saved pages' }).click();
    await panel.getByText('No pages are saved.').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  fullTest('with a page that failed to load', async () => {
    dropConnections(host, /\/assets\/page~/);
    const page = await openIn(mode, DESKTOP);
    await page.goto(host.origin + START);
    await loadApp(page);
    await followLink(page, '/docs/api/editor-state');
    await page.getByRole('alert').waitFor();
    await page.evaluate(() => document.getElementById('added')?.remove());
    expect(await findViolations(page)).toEqual([]);
  });
});
