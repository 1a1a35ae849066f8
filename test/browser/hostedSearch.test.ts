import type { BrowserContext, Page, Route } from 'playwright-core';
import { cover, fullTest } from '../cover';
import { HOSTED, SITES } from '../paths';
import { type AlgoliaServer, startAlgoliaServer } from '../search/algoliaServer';
import { loadConfig } from '../../src/config/load';
import { openPage, loadApp, uncaught } from './browser';
import { disableTimers, emulateOffline } from './emulate';
import { enterQuery, openSearch, readHits, searchField, searchStatus, searchWindow } from './searchWindow';
import { browser, host, withSite } from './session';
import { isHacked } from './visit';
import { expectSoon, until } from './until';

// Search with credentials of the hosted service, which a local server simulates. The site has two pages.

const { site } = loadConfig(SITES.hosted.root);
/** Addresses that the service's client requests. */
const SERVICE = /^https:\/\/testapp1(-dsn\.algolia|-\d\.algolianet)\.(net|com)\/1\/indexes\/\*\/queries/;
const INDEX = /^GET \/sub\/assets\/search\..*\.json$/;
const ATTACK = '<img src=x onerror=window.hacked=1>';

let service: AlgoliaServer;
withSite('hosted');
beforeEach(async () => {
  service = await startAlgoliaServer();
  service.keys.set(HOSTED.apiKey, ['search']);
});
afterEach(() => service.close());

/** A record as a crawler writes it. */
function createRecord(url: string, content: string | null, ...titles: readonly string[]) {
  const hierarchy = Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((level) => [`lvl${level}`, titles[level] ?? null]),
  );
  const type = content === null ? `lvl${titles.length - 1}` : 'content';
  return { objectID: `${url} ${type}`, url, type, content, hierarchy, weight: { level: 0, position: 0 } };
}

const GUIDE = createRecord(
  `${site.url}/sub/guide`,
  'Known to the service alone: wombat.',
  'All pages',
  'Guide',
);
const STEPS = createRecord(`${site.url}/sub/guide#steps`, null, 'All pages', 'Guide', 'Steps of a wombat');

/** Routes requests for the service to the local server and blocks all other external requests. */
async function connect(
  context: BrowserContext,
  answer: (route: Route) => Promise<void> = forward,
): Promise<void> {
  await context.route(/^https?:\/\/(?!localhost)/, async (route) => {
    if (!SERVICE.test(route.request().url())) throw new Error(`Who asks for ${route.request().url()}?`);
    await answer(route);
  });
}

async function forward(route: Route): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  const { 'content-type': type = 'text/plain', referer = '', ...headers } = request.headers();
  const keys = Object.entries(headers).filter(([name]) => name.startsWith('x-algolia'));
  const response = await fetch(`${service.origin}${pathname}${search}`, {
    method: request.method(),
    headers: { ...Object.fromEntries(keys), 'content-type': type, referer },
    body: request.postData(),
  }).catch(() => null); // The request was pending when the test ended.
  if (!response) return;
  await route
    .fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    })
    .catch(() => {}); // The client gave up on it.
}

/** Responds to every query with these hits. */
const answerWith =
  (hits: unknown) =>
  (route: Route): Promise<void> =>
    reply(route, JSON.stringify({ results: [{ index: HOSTED.indexName, hits, nbHits: 1 }] }));

const reply = (route: Route, body: string) =>
  route.fulfill({
    headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
    body,
  });

/** The site's timeout (ms) for the service (src/search/searchClient.ts). */
const PATIENCE_MS = 1000;

/** Opens the guide with the search window. */
async function visit(answer?: (route: Route) => Promise<void>, path = 'guide', { isPatient = true } = {}) {
  service.indexes.addObjects(HOSTED.indexName, [GUIDE, STEPS]);
  const opened = await openPage(browser);
  await connect(opened.context, answer);
  await opened.page.clock.install();
  // Responses go through this process, which can be slow.
  if (isPatient) await disableTimers(opened.page, PATIENCE_MS);
  await opened.page.goto(`${host.origin}/sub/${path}`);
  await loadApp(opened.page);
  return opened;
}

const answeredBy = (page: Page) => searchWindow(page).getAttribute('data-answered-by');
const note = (page: Page) => searchWindow(page).locator('.search-source').textContent();
const titles = async (page: Page) => (await readHits(page)).map(({ title }) => title);
const fetchedIndex = () => host.log.filter((line) => INDEX.test(line)).length;
/** Console messages about the site's configuration. */
const configReports = (errors: readonly string[]) =>
  errors.filter((text) => text.includes('site.config.json'));

describe('the hosted service', () => {
  test('shows its results in place of the local index, and the window names it', async () => {
    const { page, errors } = await visit();
    await openSearch(page);
    await enterQuery(page, 'wombat');
    expect(await readHits(page)).toEqual([
      {
        href: '/sub/guide',
        title: 'Guide',
        path: '',
        excerpt: 'Known to the service alone: wombat.',
        marks: ['wombat'],
      },
      {
        href: '/sub/guide#steps',
        title: 'Steps of a wombat',
        path: 'Guide',
        excerpt: expect.any(String) as string,
        marks: expect.arrayContaining(['wombat']) as string[],
      },
    ]);
    expect(await searchStatus(page).textContent()).toBe('2 results for “wombat”');
    expect(await answeredBy(page)).toBe('hosted');
    expect(await note(page)).toBe('Results from the search service');
    expect(await searchWindow(page).locator('.DocSearch-Logo').isVisible()).toBe(true);
    expect(fetchedIndex()).toBe(0);
    expect(service.requests).toHaveLength(1);
    expect(service.requests[0]).toMatchObject({
      what: 'POST /1/indexes/*/queries',
      key: HOSTED.apiKey,
      agent: expect.stringMatching(/; docsearch \(\d/),
      body: { requests: [{ indexName: HOSTED.indexName, query: 'wombat' }] },
    });
    expect(errors).toEqual([]);
  });

  fullTest('reports no results without a query to the local index', async () => {
    const { page } = await visit();
    await openSearch(page);
    await enterQuery(page, 'café');
    expect(await searchStatus(page).textContent()).toBe('No results for “café”');
    expect([await answeredBy(page), fetchedIndex()]).toEqual(['hosted', 0]);
  });

  fullTest('provides the results of the search page', async () => {
    const { page } = await visit(undefined, 'find?q=wombat');
    await page.locator('main .excerpt mark').first().waitFor();
    expect(await page.locator('main [role=status]').textContent()).toBe('2 results for “wombat”');
    expect(fetchedIndex()).toBe(0);
  });

  test('returns HTML, which is shown as text and never run', async () => {
    const evil = `${ATTACK}<script>window.hacked=1</script><mark onmouseover=alert(1)>wombat</mark>`;
    const hit = createRecord(`${site.url}/sub/guide#steps`, evil, evil, evil, `${evil} deep`);
    const marked = { value: `${evil} <mark>wombat</mark>`, matchLevel: 'full' };
    const hierarchy = { lvl0: marked, lvl1: marked, lvl2: marked };
    const { page, errors } = await visit(
      answerWith([
        {
          ...hit,
          _highlightResult: { hierarchy, content: marked },
          _snippetResult: { hierarchy, content: marked },
        },
      ]),
    );
    await openSearch(page);
    await enterQuery(page, 'wombat');
    const [first] = await readHits(page);
    expect(first?.title).toContain(ATTACK);
    expect(first?.title).toContain('<script>window.hacked=1</script>');
    expect(first?.excerpt).toContain(ATTACK);
    expect(await searchWindow(page).locator('img, script, [onmouseover]').count()).toBe(0);
    // Opening a result stores it, so it is shown once more.
    await page.keyboard.press('Enter');
    await expectSoon(async () => page.url(), `${host.origin}/sub/guide#steps`);
    await searchWindow(page).waitFor({ state: 'detached' });
    await openSearch(page);
    const stored = searchWindow(page).locator('.stored-hit');
    await stored.waitFor();
    expect(await stored.textContent()).toContain(ATTACK);
    expect(await searchWindow(page).locator('img, script, [onmouseover]').count()).toBe(0);
    await page.goto(`${host.origin}/sub/find?q=wombat`);
    await page.locator('main .found a').first().waitFor();
    expect(await page.locator('main .found').textContent()).toContain(ATTACK);
    expect(await page.locator('main').locator('img, script, [onmouseover]').count()).toBe(0);
    expect(await isHacked(page)).toBe(false);
    expect(errors).toEqual([]);
  });

  fullTest('returns all kinds of addresses, and results outside this site are left out', async () => {
    const addresses = [
      'javascript:alert(1)',
      'data:text/html,wombat',
      'https://evil.example/sub/guide',
      `${site.url}/guide`,
      `${site.url}/sub/no/such/page`,
      '/sub/guide',
      'nothing',
      '',
      5,
      null,
      `${site.url}/sub/guide#%E0%A4%A`,
      `${site.url}/sub/guide/?q=1#steps`,
    ];
    const hits = addresses.map((url) => ({
      ...createRecord('', null, 'Group', `To ${url}`),
      url,
      objectID: `${url}`,
    }));
    const { page, errors } = await visit(answerWith([null, 'text', {}, ...hits]));
    await openSearch(page);
    await enterQuery(page, 'wombat');
    expect(await answeredBy(page)).toBe('hosted');
    const found = await readHits(page);
    expect(found.map(({ href }) => href?.replace(/#.*/, ''))).toEqual(['/sub/guide', '/sub/guide']);
    expect(found.at(-1)?.href).toBe('/sub/guide#steps');
    expect(await searchStatus(page).textContent()).toBe('2 results for “wombat”');
    expect(errors).toEqual([]);
  });
});

// A slow connection must not count as a slow service.
fullTest('the client of the service is loaded before the first query', async () => {
  const { page } = await visit();
  await openSearch(page);
  await expectSoon(
    async () => host.log.filter((line) => /^GET \/sub\/assets\/search-hosted\..*\.js$/.test(line)).length,
    1,
  );
  expect(service.requests).toEqual([]);
});

describe('the local index shows the results, and the service is skipped for a minute, when it', () => {
  const hang = () => new Promise<void>(() => {});
  const FAULTS: readonly (readonly [string, () => unknown, (route: Route) => Promise<void>])[] = [
    ['fails', () => (service.fault = { status: 500 }), forward],
    ['rejects the key', () => service.keys.clear(), forward],
    ['rejects the application', () => (service.fault = { status: 404 }), forward],
    ['never answers', () => (service.fault = { hang: true }), forward],
    ['can’t be reached', () => {}, (route) => route.abort('failed')],
    ['never connects', () => {}, hang],
    ['answers with HTML', () => {}, (route) => reply(route, '<h1>Later</h1>')],
    ['answers with null', () => {}, (route) => reply(route, 'null')],
    ['answers with other JSON', () => {}, (route) => reply(route, '{"results":[{"hits":5}]}')],
  ];

  test.each(cover(FAULTS, 1))('%s', async (fault, prepare, answer) => {
    const asked: string[] = [];
    const { page, errors } = await visit(
      async (route) => {
        asked.push(route.request().postData() ?? '');
        await answer(route);
      },
      'guide',
      { isPatient: false },
    );
    prepare();
    await openSearch(page);
    const start = Date.now();
    await enterQuery(page, 'steps');
    // The client would otherwise try its four hosts with growing timeouts.
    expect(Date.now() - start).toBeLessThan(6000);
    expect(await answeredBy(page)).toBe('local');
    expect(await note(page)).toBe('Results from this device');
    expect(await titles(page)).toEqual(['Steps']);
    expect(fetchedIndex()).toBe(1);
    expect(asked).not.toEqual([]);

    await enterQuery(page, 'guide');
    await enterQuery(page, 'remark');
    expect([await answeredBy(page), fetchedIndex()]).toEqual(['local', 1]);
    // The client may still be retrying the first query on other hosts.
    expect(asked.filter((body) => /guide|remark/.test(body))).toEqual([]);
    expect(uncaught(errors)).toEqual([]);
    const isMisconfigured = /key|application/.test(fault);
    expect(configReports(errors)).toHaveLength(isMisconfigured ? 1 : 0);
  });

  fullTest('rejects the key, which is reported only once', async () => {
    const { page, errors } = await visit();
    service.keys.clear();
    await openSearch(page);
    await enterQuery(page, 'steps');
    await page.clock.fastForward(60_000);
    await enterQuery(page, 'guide');
    expect(service.requests).toHaveLength(2);
    expect(configReports(errors)).toEqual([
      expect.stringMatching(/403.*search\.hosted in site\.config\.json/),
    ]);
  });

  fullTest('fails, and queries it again after that minute', async () => {
    const { page } = await visit();
    service.fault = { status: 500 };
    await openSearch(page);
    await enterQuery(page, 'steps');
    expect(await answeredBy(page)).toBe('local');
    service.fault = undefined;
    await page.clock.fastForward(50_000);
    await enterQuery(page, 'wombat');
    expect(await answeredBy(page)).toBe('local');
    expect(await titles(page)).toEqual([]);
    await page.clock.fastForward(10_000);
    await enterQuery(page, 'a wombat');
    expect(await answeredBy(page)).toBe('hosted');
    expect((await titles(page)).length).toBeGreaterThan(0);
  });

  fullTest('fails, also after the window is closed and opened', async () => {
    const { page } = await visit();
    service.fault = { status: 500 };
    await openSearch(page);
    await enterQuery(page, 'steps');
    const entry = () => page.evaluate(() => (history.state as { key: string }).key);
    const ofWindow = await entry();
    await page.keyboard.press('Escape');
    await searchWindow(page).waitFor({ state: 'detached' });
    await expectSoon(async () => (await entry()) === ofWindow, false);
    await openSearch(page);
    await enterQuery(page, 'guide');
    expect(await answeredBy(page)).toBe('local');
    expect(service.requests.filter(({ body }) => JSON.stringify(body).includes('"guide"'))).toEqual([]);
  });
});

fullTest('a browser that is offline sends no query to the service', async () => {
  const { page, context } = await openPage(browser);
  let asked = 0;
  await connect(context, async (route) => {
    asked += 1;
    await forward(route);
  });
  await emulateOffline(page);
  await page.goto(`${host.origin}/sub/guide`);
  await openSearch(page);
  await enterQuery(page, 'steps');
  expect([await answeredBy(page), await titles(page), asked]).toEqual(['local', ['Steps'], 0]);
});

test('a late response is dropped: results, their number and the source belong to the newest query', async () => {
  const held: (() => Promise<void>)[] = [];
  const { page } = await visit(async (route) => {
    if (!route.request().postData()?.includes('"gui"')) return forward(route);
    await new Promise<void>((resolve) => {
      held.push(async () => {
        await answerWith([GUIDE, STEPS, { ...STEPS, url: `${site.url}/sub/`, objectID: 'start' }])(route);
        resolve();
      });
    });
  });
  await openSearch(page);
  await searchField(page).fill('gui');
  await until(() => held.length === 1, 'the first query');
  await searchField(page).fill('steps');
  await expectSoon(() => titles(page), ['Steps of a wombat']);
  expect(await searchStatus(page).textContent()).toBe('1 result for “steps”');
  const answered = page.waitForResponse(async (response) => (await response.text()).includes('start'));
  await held[0]!();
  await answered;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await titles(page)).toEqual(['Steps of a wombat']);
  expect(await searchStatus(page).textContent()).toBe('1 result for “steps”');
});
