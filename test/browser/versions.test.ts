import type { Page } from 'playwright-core';
import { cover, fullTest } from '../cover';
import { openPage, loadApp, uncaught } from './browser';
import { denyStorage } from './emulate';
import { browser, host, withSite } from './session';
import { isMarked, markDocument, waitForHeading } from './visit';

// The site "versions": "two" (the default, /docs) has one page more than "one" (/docs-1).

withSite('versions');

const path = (page: Page) => new URL(page.url()).pathname;
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-version'));
const documentation = (page: Page) => page.locator('.navbar-links a', { hasText: 'Documentation' });
const leadsTo = (page: Page) => documentation(page).getAttribute('href');

/** Opens the version menu and selects a version, as a visitor would. */
async function choose(page: Page, label: string): Promise<void> {
  await page.locator('.doc-version summary').click();
  await page.locator('.doc-version a', { hasText: label }).click();
}

describe.each([
  ['before the app has loaded', async () => {}],
  ['with the app running', loadApp],
])('the version menu %s', (_, wake) => {
  test.each(
    cover(
      [
        ['/docs/start', '1.x', '/docs-1/start', 'one', 'the same page'],
        ['/docs/new', '1.x', '/docs-1/start', 'one', 'its start page if it lacks the page'],
        ['/docs-1/start', '2.x', '/docs/start', 'two', 'the same page'],
      ],
      1,
    ),
  )('links from %s to %s at %s', async (from, label, to, name) => {
    const { page, errors } = await openPage(browser);
    await page.goto(host.origin + from);
    await wake(page);
    await choose(page, label);
    await page.waitForURL(host.origin + to);
    await page.locator('.doc-version summary', { hasText: label }).waitFor();
    expect(await page.locator('.doc-version').evaluate((menu: HTMLDetailsElement) => menu.open)).toBe(false);
    expect(
      await page
        .locator('.doc-version a[aria-current]')
        .innerText()
        .catch(() => ''),
    ).toBe('');
    expect(await page.locator('.doc-version a[aria-current]').getAttribute('data-version')).toBe(name);
    expect(await stored(page)).toBe(name);
    expect(await leadsTo(page)).toBe(name === 'one' ? '/docs-1/start' : '/docs/start');
    expect(errors).toEqual([]);
  });
});

test('code has the colours of the theme of each mode', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${host.origin}/docs/start`);
  const colors = () =>
    page.locator('.code').evaluate((block) => {
      const token = block.querySelector('span[class*=t]');
      return [getComputedStyle(block).backgroundColor, token && getComputedStyle(token).color];
    });
  const [dark, light] = [await colors(), await page.click('[data-color-mode]').then(colors)];
  expect([dark[0], light[0]]).toEqual(['rgb(46, 52, 64)', 'rgb(239, 241, 245)']);
  expect(dark[1]).not.toBe(light[1]);
});

describe('a picture for one colour mode', () => {
  const shown = (page: Page) =>
    page
      .locator('.mode-picture')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures.filter((picture) => picture.checkVisibility()).map(({ alt }) => alt),
      );

  test('is shown in the mode that the reader has chosen', async () => {
    const { page } = await openPage(browser, { colorScheme: 'light' });
    await page.goto(`${host.origin}/docs/new`);
    expect(await shown(page)).toEqual(['In dark mode']);
    await page.click('[data-color-mode]');
    expect(await shown(page)).toEqual(['In light mode']);
    await page.click('[data-color-mode]');
    await page.emulateMedia({ media: 'print' });
    expect(await shown(page)).toEqual(['In light mode']);
  });

  test.each(cover(['light', 'dark'] as const, 1))(
    'follows a system in %s mode if the page does',
    async (colorScheme) => {
      const { page } = await openPage(browser, { colorScheme });
      await page.goto(`${host.origin}/docs/new`);
      await page.evaluate(() => (document.documentElement.dataset['theme'] = 'system'));
      expect(await shown(page)).toEqual([`In ${colorScheme} mode`]);
    },
  );
});

test('the selected version survives a reload, hydration and soft navigations', async () => {
  const { page, errors } = await openPage(browser);
  await page.goto(`${host.origin}/docs/start`);
  expect(await leadsTo(page)).toBe('/docs/start');
  await choose(page, '1.x');
  await page.waitForURL('**/docs-1/start');
  await page.goto(host.origin);
  expect(await leadsTo(page)).toBe('/docs-1/start');
  await page.reload();
  expect(await leadsTo(page)).toBe('/docs-1/start');
  await loadApp(page);
  expect(await leadsTo(page)).toBe('/docs-1/start');
  await markDocument(page);
  await documentation(page).click();
  await waitForHeading(page, 'start-1 page');
  expect(path(page)).toBe('/docs-1/start');
  expect(await leadsTo(page)).toBe('/docs-1/start');
  await page.locator('.brand').click();
  await waitForHeading(page, 'A framed example');
  expect(await leadsTo(page)).toBe('/docs-1/start');
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
});

fullTest('the phone menu links to the selected version too', async () => {
  const { page } = await openPage(browser, { viewport: { width: 390, height: 844 } });
  await page.addInitScript(() => localStorage.setItem('docs-version', 'one'));
  await page.goto(host.origin);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('.menu-links a', { hasText: 'Documentation' }).click();
  await page.waitForURL('**/docs-1/start');
});

test.each(
  cover(
    ['__proto__', 'constructor', 'toString', '', 'three', 'ONE', '2.x', 'javascript:alert(1)', '{"one":1}'],
    1,
  ),
)('a stored %j is not a version and is ignored', async (name) => {
  const { page, errors } = await openPage(browser);
  await page.addInitScript((value) => localStorage.setItem('docs-version', value), name);
  await page.goto(`${host.origin}/docs-1/start`);
  expect(await leadsTo(page)).toBe('/docs/start');
  await loadApp(page);
  expect(await leadsTo(page)).toBe('/docs/start');
  expect(uncaught(errors)).toEqual([]);
});

describe.each(cover(['/docs', '/docs/'], 1))('%s', (address) => {
  test.each(
    cover(
      [
        ['one', '/docs-1/start', 'start-1 page'],
        ['two', '/docs/start', 'start page'],
        ['three', '/docs/start', 'start page'],
        ['__proto__', '/docs/start', 'start page'],
      ],
      2,
    ),
  )('with %j stored redirects to %s and keeps the hash', async (name, to, heading) => {
    const { page } = await openPage(browser);
    await page.addInitScript((value) => localStorage.setItem('docs-version', value), name);
    await page.goto(`${host.origin}${address}?a=1#two`);
    await waitForHeading(page, heading);
    expect(page.url()).toBe(`${host.origin}${to}?a=1#two`);
  });

  test('redirects to the last selected version when a link opens it', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${host.origin}/docs/start`);
    await loadApp(page);
    await choose(page, '1.x');
    await waitForHeading(page, 'start-1 page');
    await page.locator('.brand').click();
    await waitForHeading(page, 'A framed example');
    await markDocument(page);
    await page
      .locator('#_page a', { hasText: 'Documentation' })
      .evaluate((link, to) => link.setAttribute('href', to), `${address}#two`);
    await page.locator('#_page a', { hasText: 'Documentation' }).click();
    await waitForHeading(page, 'start-1 page');
    expect(page.url()).toBe(`${host.origin}/docs-1/start#two`);
    expect(await isMarked(page)).toBe(true);
  });

  test('redirects to the default version without JavaScript', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(`${host.origin}${address}`);
    await page.waitForURL('**/docs/start');
  });
});

fullTest('the version menu works where storage is denied', async () => {
  const { page, errors } = await openPage(browser);
  await denyStorage(page);
  await page.goto(`${host.origin}/docs/start`);
  await choose(page, '1.x');
  await page.waitForURL('**/docs-1/start');
  // A soft navigation changes the address first.
  await waitForHeading(page, 'start-1 page');
  expect(uncaught(errors)).toEqual([]);
});
