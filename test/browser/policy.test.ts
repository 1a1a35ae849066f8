import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { cover, fullTest } from '../cover';
import { SITES, type SiteName } from '../paths';
import { launch, openPage, type WatchedPage, loadApp } from './browser';
import { holdResponses } from './heldResponses';
import { type Host, serveSite, startHost } from './host';
import { disableTimers } from './emulate';
import {
  isMarked,
  markDocument,
  showSiteFonts,
  waitForCurrentHeading,
  waitForExampleState,
  waitForHeading,
} from './visit';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** HTML files that the build generates, without those of the static folder. */
function htmlFiles(name: SiteName): string[] {
  const { root, out } = SITES[name];
  const own = readdirSync(join(root, 'static'), { recursive: true, encoding: 'utf8' });
  // Apps beside the pages are not pages of the site.
  const apps = loadConfig(root).site.apps.map(({ path }) => path.slice(1));
  return readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !own.includes(file) && !apps.some((path) => file.startsWith(path)),
  );
}

/** Each file parsed by a browser, without running it. */
async function parseAll<T>(
  name: SiteName,
  read: (parsed: Document) => T,
): Promise<(readonly [file: string, found: T])[]> {
  const { page, context } = await openPage(browser);
  const found: (readonly [string, T])[] = [];
  for (const file of htmlFiles(name)) {
    const html = readFileSync(join(SITES[name].out, file), 'utf8');
    const parsed = await page.evaluateHandle(
      (text) => new DOMParser().parseFromString(text, 'text/html'),
      html,
    );
    found.push([file, (await parsed.evaluate(read)) as T]);
  }
  await context.close();
  return found;
}

describe.each(cover<SiteName>(['site', 'versions'], 1))('every HTML file of "%s"', (name) => {
  test('has the same CSP except for the hashes, before anything it governs', async () => {
    const files = await parseAll(name, (parsed) => {
      const metas = [...parsed.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')];
      const first = parsed.querySelector('script, style, link, img, iframe, base, meta[http-equiv]');
      return {
        policies: metas.map((meta) => meta.getAttribute('content')?.replace(/ 'sha256-[^']*'/g, '')),
        isFirst: first === metas[0],
        parent: metas[0]?.parentElement?.tagName,
      };
    });
    expect(files.length).toBeGreaterThan(5);
    const [policy] = files[0]![1].policies;
    files.forEach(([file, found]) =>
      expect([file, found]).toEqual([file, { policies: [policy], isFirst: true, parent: 'HEAD' }]),
    );
    expect(policy).toMatch(/^default-src 'self';/);
    expect(policy).not.toMatch(/unsafe|\*|http:|script-src[^;]*data:/);
    for (const needed of ["object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(needed);
  });

  test('has no style attribute, no event handler attribute and no javascript: link', async () => {
    const files = await parseAll(name, (parsed) =>
      [...parsed.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(
            (attribute) =>
              attribute.name === 'style' ||
              /^on/.test(attribute.name) ||
              /^\s*javascript:/i.test(attribute.value),
          )
          .map((attribute) => `${element.tagName} ${attribute.name}=${attribute.value}`),
      ),
    );
    files.forEach(([file, found]) => expect([file, found]).toEqual([file, []]));
  });
});

describe('every page of the example apps and the samples', () => {
  const folders = ['examples/landing', 'examples/basic', 'play'];
  const pages = folders.flatMap((folder) =>
    readdirSync(join(SITES.site.out, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(join(SITES.site.out, folder, file), 'utf8')),
  );

  test('has a strict CSP before anything it governs', () => {
    expect(pages.length).toBeGreaterThan(40);
    for (const html of pages) {
      const [, before = '', policy = ''] =
        /^([^]*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
      expect(policy).toMatch(/^default-src 'none';script-src 'self' 'sha256-/);
      // The page builder plays videos of other hosts.
      const own = policy?.replace(';frame-src https://www.youtube-nocookie.com;media-src https:', '');
      expect(own).not.toMatch(/unsafe|\*|https?:|script-src[^;]*data:/);
      expect(before).not.toMatch(/<(?!!doctype|html|head|meta charset)/);
      expect(html).not.toMatch(/<[^>]+ (style|on\w+)=/);
    }
  });

  test.each(
    cover(['/examples/landing', '/examples/landing/', '/examples/basic', '/play/overview/App.html'], 1),
  )('%s starts under its CSP and requests only files that exist', async (path) => {
    const host = await serveSite('site');
    const { page, context, errors } = await openPage(browser);
    await page.goto(host.origin + path);
    await page.locator('#app > *, #sample > *').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
    await host.close();
  });
});

test('other sites can’t frame any page, but this site can frame its examples', async () => {
  const host = await serveSite('site');
  const other = await startHost((_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<iframe name="docs" src="${host.origin}/docs/overview"></iframe>`),
  );
  const { page, context } = await openPage(browser);
  await page.goto(other.origin);
  expect(page.frame('docs')?.url()).toMatch(/^chrome-error:/);
  await page.goto(`${host.origin}/docs/overview`);
  await page.locator('.live > .result > iframe').first().scrollIntoViewIfNeeded();
  await page.frameLocator('.live > .result > iframe').first().locator('#sample > *').first().waitFor();
  await context.close();
  await Promise.all([host.close(), other.close()]);
});

interface Watching extends Window {
  violations?: string[];
  isBroken?: boolean;
}
const violations = (page: Page) => page.evaluate(() => (window as Watching).violations);

/** How long landing pages wait for their examples, which may be slow to load on a busy machine. */
const EXAMPLE_WAITS_MS = [SITES.site, SITES.versions].map(
  ({ root }) => loadConfig(root).site.landing.example?.timeout ?? NaN,
);

/** A page that records CSP violations; each document starts with an empty list. */
async function openWatched(): Promise<WatchedPage> {
  const opened = await openPage(browser);
  for (const wait of EXAMPLE_WAITS_MS) await disableTimers(opened.page, wait);
  await opened.page.addInitScript(() => {
    const violations: string[] = ((window as Watching).violations = []);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      violations.push(`${violatedDirective}: ${blockedURI} ${sample}`),
    );
  });
  return opened;
}

/** Properties that reveal a missing or wrong style sheet. */
const PROPERTIES = [
  ...[
    'display',
    'position',
    'color',
    'background-color',
    'background-image',
    'font-size',
    'font-weight',
    'line-height',
  ],
  ...[
    'margin-top',
    'margin-bottom',
    'padding-top',
    'padding-left',
    'border-top-width',
    'border-bottom-color',
    'max-width',
  ],
  ...[
    'grid-template-columns',
    'text-align',
    'text-decoration-line',
    'visibility',
    'width',
    'border-top-left-radius',
  ],
];

/** Computed styles of the whole page, one line per element. */
const styles = (page: Page) =>
  page.evaluate((properties) => {
    (document.activeElement as HTMLElement | null)?.blur();
    // Excludes elements whose look depends on saved pages, and those that the app adds: the shortcut switch, the progress
    // bar, and the buttons past examples with the element that they focus.
    const compared =
      'body, body *:not(script, link, #_announcer, main .skip, main .visually-hidden, .offline-panel, .offline-panel *, .saved-note, .slash-key, .slash-key *, #nprogress, #nprogress *)';
    return [...document.querySelectorAll(compared)].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName}.${element.className.toString()} ${properties.map((name) => style.getPropertyValue(name)).join('|')}`;
    });
  }, PROPERTIES);

/** Scripted: a pointer over the link would change its colour. */
const follow = (page: Page, path: string) =>
  page.locator('.brand').evaluate((brand: HTMLAnchorElement, href) => {
    const own = brand.getAttribute('href') ?? '';
    brand.href = href;
    brand.click();
    brand.setAttribute('href', own);
  }, path);

interface Stop {
  readonly path: string;
  readonly heading: string;
}
const DOC: Stop = { path: '/docs/overview', heading: 'Overview' };
const CODE: Stop = { path: '/docs/api/node', heading: 'Node' };
const LANDING: Stop = { path: '/', heading: 'Build' };
const SEARCH: Stop = { path: '/search', heading: 'Search' };
const PLAIN: Stop = { path: '/support', heading: 'Support' };

describe('soft navigations under the CSP of the first document', () => {
  let host: Host;
  const asLoaded = new Map<string, string[]>();
  beforeAll(async () => {
    host = await serveSite('site');
    const { page, context } = await openWatched();
    for (const { path, heading } of [DOC, CODE, LANDING, SEARCH, PLAIN]) {
      await page.goto(host.origin + path);
      await waitForHeading(page, heading);
      await waitForExampleState(page);
      await waitForCurrentHeading(page);
      await showSiteFonts(page);
      asLoaded.set(path, await styles(page));
    }
    await context.close();
  });
  afterAll(() => host.close());

  test.each(
    cover(
      [
        ['a doc page', [DOC, LANDING, SEARCH, DOC, PLAIN, DOC, CODE]],
        ['the landing page', [LANDING, DOC, PLAIN, SEARCH, LANDING]],
        ['the search page', [SEARCH, PLAIN, LANDING, DOC, SEARCH]],
        ['a plain page', [PLAIN, SEARCH, DOC, LANDING, PLAIN]],
      ],
      1,
    ),
  )(
    'from %s and Back violate nothing, and each layout looks the same as after a hard load',
    async (_, [first, ...stops]) => {
      const { page, context, errors } = await openWatched();
      await page.goto(host.origin + first!.path);
      await waitForHeading(page, first!.heading);
      await markDocument(page);
      await loadApp(page);
      const arriveAt = async ({ path, heading: text }: Stop) => {
        await page.waitForURL(host.origin + path);
        await waitForHeading(page, text);
        await waitForExampleState(page);
        await waitForCurrentHeading(page);
        await showSiteFonts(page);
        expect([path, await styles(page)]).toEqual([path, asLoaded.get(path)]);
      };
      for (const stop of stops) {
        await follow(page, stop.path);
        await arriveAt(stop);
      }
      for (const stop of [first!, ...stops].slice(0, -1).reverse()) {
        await page.evaluate(() => history.back());
        await arriveAt(stop);
      }
      expect(await isMarked(page)).toBe(true);
      expect(await violations(page)).toEqual([]);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  fullTest('allow the progress bar of a slow page', async () => {
    const { page, context, errors } = await openWatched();
    await page.goto(host.origin + DOC.path);
    await loadApp(page);
    // Not all scripts: that with the style of the bar may still be on its way.
    const held = holdResponses(host, /\/assets\/page~/);
    await follow(page, CODE.path);
    await page.locator('#nprogress .bar').waitFor();
    held.end();
    await waitForHeading(page, CODE.heading);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  test('blocks an injected script and records the violation', async () => {
    const { page, context } = await openWatched();
    await page.goto(host.origin + DOC.path);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.isBroken = true">');
      document.body.append(
        Object.assign(document.createElement('script'), { textContent: 'window.isBroken = true' }),
      );
    });
    await page.waitForFunction(() => (window as Watching).violations!.length >= 2);
    expect(await page.evaluate(() => (window as Watching).isBroken)).toBeUndefined();
    await context.close();
  });
});

fullTest('allows a soft navigation to a landing page with a framed example and back', async () => {
  const host = await serveSite('versions');
  const { page, context, errors } = await openWatched();
  await page.goto(`${host.origin}/docs/start`);
  await markDocument(page);
  await loadApp(page);
  await follow(page, '/');
  await page.locator('html[data-landing=ready]').waitFor();
  expect(await page.locator('iframe').isVisible()).toBe(true);
  await page.evaluate(() => history.back());
  await waitForHeading(page, 'start page');
  expect(await isMarked(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
  await host.close();
});
