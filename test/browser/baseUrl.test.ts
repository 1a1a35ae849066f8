import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { openPage } from './browser';
import { type Host } from './host';
import { bootHasSettled, stubRegistration } from './emulate';
import { ASSET, respondNotFound } from './requests';
import { browser, startFolder, startSite, withBrowser } from './session';
import { waitForHeading } from './visit';

const TEXT = 'Your Docusaurus site did not load properly';

withBrowser();

/** The banner at an address, or null if there is none once the boot script has finished. */
async function bannerAt(address: string) {
  const { page, context } = await openPage(browser);
  await page.goto(address);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const banner = page.locator('#_base');
  const found =
    (await banner.count()) === 0
      ? null
      : {
          text: await banner.innerText(),
          role: await banner.getAttribute('role'),
          markup: await banner.locator('*').count(),
          isVisible: await banner.isVisible(),
        };
  await context.close();
  return found;
}

const suggests = (base: string) =>
  expect.objectContaining({ text: expect.stringContaining(`"${base}"`) as string });

describe('a site built for /sub/ and served at the root', () => {
  let host: Host;
  beforeEach(async () => {
    host = await startFolder('sub');
  });

  test.each(
    cover(
      ['/', '/index.html', '/docs/overview/', '/docs/overview/index.html', '/support/', '/search/?q=node'],
      1,
    ),
  )('explains the problem at %s, above everything else', async (path) => {
    const banner = await bannerAt(host.origin + path);
    expect(banner).toEqual(suggests('/'));
    expect(banner).toMatchObject({ role: 'alert', markup: 0, isVisible: true });
    expect(banner?.text).toContain(TEXT);
  });

  test('shows the banner without requests besides those of the prerendered page', async () => {
    host.log.length = 0;
    const { page } = await openPage(browser);
    await page.goto(`${host.origin}/docs/overview/`);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.locator('#_base').isVisible()).toBe(true);
    expect(host.log.filter((line) => /\.js|\.css|\.json|\.html/.test(line))).toEqual([]);
    const others = host.log.filter((line) => !line.endsWith('.woff2'));
    expect(new Set(others)).toEqual(new Set(['GET /docs/overview/', 'GET /sub/mark.svg']));
  });

  fullTest('stays readable without the app', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${host.origin}/docs/overview/`);
    await page.mouse.move(300, 300);
    await page.keyboard.press('Tab');
    await page.locator('main h1').click();
    expect(await page.locator('#_base').isVisible()).toBe(true);
    expect(await page.locator('main h1').innerText()).toBe('Overview');
  });
});

describe('a site built for the root and served below it', () => {
  test.each(
    cover(['', 'index.html', 'docs/overview/', 'docs/overview/index.html', 'search/?q=node'], ['index.html']),
  )('suggests /somewhere/ at /somewhere/%s', async (path) => {
    const host = await startFolder('site', '/somewhere/');
    expect(await bannerAt(`${host.origin}/somewhere/${path}`)).toEqual(suggests('/somewhere/'));
  });

  fullTest('shows the banner on a redirect page, too, instead of redirecting to a dead address', async () => {
    const host = await startFolder('site', '/somewhere/');
    expect(await bannerAt(`${host.origin}/somewhere/docs/`)).toEqual(suggests('/somewhere/'));
  });

  fullTest('suggests each candidate when there are several', async () => {
    const host = await startFolder('site', '/a/docs/overview/');
    expect(await bannerAt(`${host.origin}/a/docs/overview/docs/overview/`)).toEqual(
      suggests('/a/docs/overview/'),
    );
  });

  test.each(
    cover(
      [
        ['markup', '/%3Cimg%20src=x%20onerror=alert(1)%3E/', '/<img src=x onerror=alert(1)>/'],
        ['a script', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E/', '/<script>alert(1)</script>/'],
        ['quotes', '/%22%27%60/', '/"\'`/'],
        ['line breaks', '/a%0Ab%00c/', '/a'],
        ['another writing system', '/%E2%80%AEcaf%C3%A9/', 'café/'],
        ['a malformed escape', '/%E0%A4%A/', '/%E0%A4%A/'],
      ],
      1,
    ),
  )('shows %s in the address as text', async (_, folder, shown) => {
    const host = await startFolder('site', folder);
    for (const path of ['', 'docs/overview/']) {
      const banner = await bannerAt(host.origin + folder + path);
      expect(banner?.text).toContain(shown);
      expect(banner).toMatchObject({ markup: 0, isVisible: true });
    }
  });
});

/** Makes a host serve the landing page for unknown paths, as hosts of single-page apps do. */
function fallBackToLanding(host: Host, name: 'site' | 'sub', at: string): void {
  host.intercept = (request) => {
    const [path = ''] = (request.url ?? '').split('?');
    const isKnown = path.startsWith(at) && existsSync(join(SITES[name].out, path.slice(at.length)));
    if (!isKnown) request.url = at;
    return false;
  };
}

describe('a host that serves the landing page for unknown paths', () => {
  test.each(
    cover(
      [
        ['site', '/', '/docs/overveiw/'],
        ['site', '/', '/docs/overveiw'],
        ['site', '/', '/overveiw/?a=b#c'],
        ['sub', '/sub/', '/sub/overveiw/'],
      ] as const,
      1,
    ),
  )('"%s" served at %s shows its not-found page at %s', async (name, at, path) => {
    const host = await startFolder(name, at);
    fallBackToLanding(host, name, at);
    const { page } = await openPage(browser);
    await page.goto(host.origin + path);
    await waitForHeading(page, 'Page not found');
    expect(page.url()).toBe(host.origin + path);
    expect(await page.locator('#_base').count()).toBe(0);
  });

  fullTest.each([
    ['site', '/somewhere/', '/somewhere/'],
    ['sub', '/', '/'],
  ] as const)('"%s" served at %s with a wrong base URL suggests the right one', async (name, at, right) => {
    const host = await startFolder(name, at);
    fallBackToLanding(host, name, at);
    expect(await bannerAt(host.origin + at)).toEqual(suggests(right));
  });
});

describe('no banner is shown', () => {
  let host: Host;
  beforeEach(async () => {
    host = await startSite('site');
  });

  test.each(
    cover(
      [
        '/',
        '/index.html',
        '/docs/overview',
        '/docs/overview/',
        '/docs/overview/index.html',
        '/docs/migrating/migrating-0.1.x',
        '/docs/api/useEditor/',
      ],
      1,
    ),
  )('with the right base at %s', async (path) => {
    expect(await bannerAt(host.origin + path)).toBeNull();
  });

  test.each(cover(['/sub', '/sub/', '/sub/index.html', '/sub/guide', '/sub/guide/'], 1))(
    'with the right base in a folder at %s',
    async (path) => {
      const fixture = await startFolder('fixture', '/sub/');
      // Also on a host that serves the folder without its slash.
      fixture.intercept = (request) => {
        if (request.url === '/sub') request.url = '/sub/';
        return false;
      };
      expect(await bannerAt(fixture.origin + path)).toBeNull();
    },
  );

  fullTest('with the right base and every other file missing, and the page stays readable', async () => {
    respondNotFound(host, /^(?!\/docs\/overview$)/);
    expect(await bannerAt(`${host.origin}/docs/overview`)).toBeNull();
    const { page } = await openPage(browser);
    await page.goto(`${host.origin}/docs/overview`);
    expect(await page.locator('main h1').innerText()).toBe('Overview');
  });

  fullTest('in 404.html at any address', async () => {
    const sub = await startFolder('sub');
    const below = await startFolder('site', '/somewhere/');
    for (const address of [
      `${sub.origin}/no/such/page`,
      `${below.origin}/somewhere/no/such/page`,
      `${below.origin}/404.html`,
    ]) {
      expect(await bannerAt(address)).toBeNull();
    }
  });

  fullTest('in the app shell', async () => {
    const sub = await startFolder('sub');
    expect(await bannerAt(`${sub.origin}/shell.html`)).toBeNull();
  });

  test('in a tab left open while all its files were deleted, and its links still work', async () => {
    const { page } = await openPage(browser, { sw: true });
    await stubRegistration(page, 'pending');
    respondNotFound(host, ASSET);
    await page.goto(`${host.origin}/docs/overview`);
    await bootHasSettled(page);
    await page.locator('.navbar-links a[href="/support"]').click();
    await page.waitForURL('**/support');
    await bootHasSettled(page);
    await waitForHeading(page, 'Support');
    expect(await page.locator('#_base').count()).toBe(0);
  });
});
