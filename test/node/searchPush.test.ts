import { execFileSync } from 'node:child_process';
import { jest } from '@jest/globals';
import { pushSearch } from '../../src/node/search/pushSearch';
import { fullTest } from '../cover';
import { PROJECT } from '../paths';
import { type AlgoliaServer, startAlgoliaServer } from '../search/algoliaServer';
import { removeSites, writeSite } from '../unit/temporarySite';

const APP = 'TESTAPP';
const SEARCH_KEY = '0123456789abcdef0123456789abcdef';
const WRITE_KEY = 'fedcba9876543210fedcba9876543210';
const WRITE_RIGHTS = ['addObject', 'deleteIndex', 'editSettings', 'search'];

const SETTINGS = {
  title: 'Pushed',
  tagline: 'A site to be pushed',
  version: '1.0.0',
  url: 'https://pushed.example',
  baseUrl: '/sub/',
  footer: { copyright: 'The authors' },
  docs: { versions: [{ name: 'only', label: 'Only' }] },
};
const HOSTED = { appId: APP, apiKey: SEARCH_KEY, indexName: 'docs' };

const FILES = {
  'routes.json': {
    routes: [
      { path: '/', kind: 'landing', label: 'Home', file: 'docs/home.mdx' },
      { path: '/find', kind: 'search', label: 'Find' },
      {
        path: '/docs',
        kind: 'docs',
        label: 'Manual',
        version: 'only',
        index: '/docs/editor',
        sidebar: [
          {
            label: 'Parts & pieces',
            pages: [{ path: '/docs/editor', label: '<Editor />', file: 'docs/editor.mdx' }],
          },
        ],
      },
    ],
  },
  'docs/home.mdx': '---\ntitle: Welcome\n---\n\n<Hero>\n\n# Hello\n\nThe front page.\n\n</Hero>\n',
  'docs/editor.mdx':
    '## Props of `<Editor>`\n\nAll of **them**.\n\n<Members>\n<Member name="enabled" type="boolean" id="enabled">\n\nWhether it can be edited.\n\n</Member>\n</Members>\n',
};

/** The records of that site: type, address, headings, text. */
const RECORDS = [
  ['lvl1', '/sub/', ['Pushed', 'Welcome'], null],
  ['content', '/sub/', ['Pushed', 'Welcome'], 'The front page.'],
  ['lvl1', '/sub/docs/editor', ['Parts &amp; pieces', '&lt;Editor /&gt;'], null],
  [
    'lvl2',
    '/sub/docs/editor#props-of-editor',
    ['Parts &amp; pieces', '&lt;Editor /&gt;', 'Props of &lt;Editor&gt;'],
    null,
  ],
  [
    'content',
    '/sub/docs/editor#props-of-editor',
    ['Parts &amp; pieces', '&lt;Editor /&gt;', 'Props of &lt;Editor&gt;'],
    'All of them.',
  ],
  [
    'lvl3',
    '/sub/docs/editor#enabled',
    ['Parts &amp; pieces', '&lt;Editor /&gt;', 'Props of &lt;Editor&gt;', 'enabled'],
    null,
  ],
  [
    'content',
    '/sub/docs/editor#enabled',
    ['Parts &amp; pieces', '&lt;Editor /&gt;', 'Props of &lt;Editor&gt;', 'enabled'],
    'enabled boolean · Whether it can be edited.',
  ],
];

let algolia: AlgoliaServer;
let log: jest.SpiedFunction<typeof console.log>;
beforeEach(async () => {
  log = jest.spyOn(console, 'log').mockImplementation(() => {});
  algolia = await startAlgoliaServer();
  algolia.keys.set(SEARCH_KEY, ['search']).set(WRITE_KEY, WRITE_RIGHTS);
  algolia.indexes.put('docs', {
    settings: { customRanking: ['desc(old)'], hitsPerPage: 7 },
    objects: new Map([['old', { objectID: 'old' }]]),
    synonyms: ['a synonym'],
    rules: ['a rule'],
  });
});
afterEach(() => algolia.close());
afterAll(removeSites);

interface PushOptions {
  readonly site?: object;
  readonly files?: object;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly isDryRun?: boolean;
}

/** Runs the command in this process against the local server. */
function push({
  site = { search: { hosted: HOSTED } },
  files,
  environment,
  isDryRun = false,
}: PushOptions = {}) {
  const root = writeSite({ ...FILES, ...files, 'site.config.json': { ...SETTINGS, ...site } });
  return pushSearch(
    { root, isDryRun },
    { ALGOLIA_HOST: algolia.origin, ALGOLIA_WRITE_KEY: WRITE_KEY, ...environment },
  );
}

/** The message of a failed push, which never contains the secret key. */
async function failure(options?: PushOptions): Promise<string> {
  const error = await push(options).then(
    () => new Error('The push succeeded'),
    (reason: unknown) => reason as Error,
  );
  expect(error.name).toBe('BuildError');
  expect(error.message).not.toContain(WRITE_KEY);
  return error.message;
}

const storedIds = () => [...(algolia.indexes.get('docs')?.objects.keys() ?? [])];
const writes = () => algolia.requests.filter(({ what }) => !what.startsWith('GET'));

interface Printed {
  readonly type: string;
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
}

function outline({ type, url, content, hierarchy }: Printed) {
  const names = Object.values(hierarchy).filter((name) => name !== null);
  return [type, url.replace('https://pushed.example', ''), names, content];
}

test('a push replaces the records of the index and applies the settings DocSearch needs', async () => {
  await push();
  expect(log).toHaveBeenCalledWith('Wrote 7 records of Pushed to the index "docs".');
  const index = algolia.indexes.get('docs');
  expect([...(index?.objects.values() ?? [])].map((record) => outline(record as unknown as Printed))).toEqual(
    RECORDS,
  );
  // Other settings, synonyms and rules are kept.
  expect(index).toMatchObject({
    settings: {
      hitsPerPage: 7,
      customRanking: ['desc(weight.level)', 'asc(weight.position)'],
      attributeForDistinct: 'url',
      distinct: true,
      searchableAttributes: expect.arrayContaining(['unordered(hierarchy.lvl1)', 'content']) as string[],
    },
    synonyms: ['a synonym'],
    rules: ['a rule'],
  });
  expect(algolia.indexes.names()).toEqual(['docs']);
});

fullTest('a query as DocSearch sends it finds the pushed records', async () => {
  await push();
  const response = await fetch(`${algolia.origin}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-api-key': SEARCH_KEY },
    body: JSON.stringify({ requests: [{ indexName: 'docs', query: 'edit bool' }] }),
  });
  expect(await response.json()).toMatchObject({
    results: [
      {
        nbHits: 1,
        hits: [
          {
            url: 'https://pushed.example/sub/docs/editor#enabled',
            _snippetResult: { content: { value: expect.stringContaining('<mark>bool</mark>ean') } },
          },
        ],
      },
    ],
  });
});

fullTest('a dry run prints the same records and sends nothing, without a key or an index', async () => {
  await push();
  const pushed = [...(algolia.indexes.get('docs')?.objects.values() ?? [])];
  const { length } = algolia.requests;
  log.mockClear();
  await push({ site: {}, environment: { ALGOLIA_WRITE_KEY: undefined }, isDryRun: true });
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toEqual(pushed);
  expect(algolia.requests).toHaveLength(length);
});

test('the command prints a message and no stack trace', () => {
  const root = writeSite({ ...FILES, 'site.config.json': SETTINGS });
  const run = () =>
    execFileSync(process.execPath, ['src/node/main.mjs', 'search:push', '--site', root], {
      cwd: PROJECT,
      stdio: 'pipe',
      encoding: 'utf8',
    });
  expect(run).toThrow(/\nsite\.config\.json names no hosted index\. Add "search": \{ [^\n]*\n$/);
});

describe('nothing is sent', () => {
  afterEach(() => expect(algolia.requests).toEqual([]));

  test('without a hosted index', async () => {
    expect(await failure({ site: {} })).toContain('site.config.json names no hosted index. Add "search":');
  });

  test('without a key', async () => {
    expect(await failure({ environment: { ALGOLIA_WRITE_KEY: undefined } })).toMatch(
      /^ALGOLIA_WRITE_KEY is missing\..* addObject, deleteIndex and editSettings/,
    );
  });

  test('with the public search key', async () => {
    expect(await failure({ environment: { ALGOLIA_WRITE_KEY: `${SEARCH_KEY}\n` } })).toContain(
      'is the key that site.config.json has under search.hosted.apiKey',
    );
  });

  test('with a host that is not an origin', async () => {
    expect(await failure({ environment: { ALGOLIA_HOST: 'localhost' } })).toContain(
      'ALGOLIA_HOST is "localhost"; expected an origin such as',
    );
  });

  test('without pages', async () => {
    const routes = { routes: [{ path: '/find', kind: 'search', label: 'Find' }] };
    expect(await failure({ files: { 'routes.json': routes } })).toContain('Pushed has no pages with text.');
  });
});

describe('the old records stay', () => {
  afterEach(() => expect(storedIds()).toEqual(['old']));

  test('when the public key allows more than searching', async () => {
    algolia.keys.set(SEARCH_KEY, ['search', 'browse', 'settings']);
    expect(await failure()).toContain('allows more than searching: browse, settings.');
    expect(writes()).toEqual([]);
    expect(algolia.requests[0]).toMatchObject({ key: SEARCH_KEY, referrer: 'https://pushed.example/sub/' });
  });

  test.each([401, 403, 404])('when the service rejects the public key with status %d', async (status) => {
    algolia.fault = { on: /keys/, status };
    expect(await failure()).toContain('is not a search key of the application "TESTAPP"');
    expect(writes()).toEqual([]);
  });

  test.each(['editSettings', 'addObject'])('when the write key lacks the right %s', async (right) => {
    algolia.keys.set(
      WRITE_KEY,
      WRITE_RIGHTS.filter((each) => each !== right),
    );
    expect(await failure()).toMatch(/^The key in ALGOLIA_WRITE_KEY can't write to the index "docs"/);
  });

  test.each([
    ['rejects the records', 400, 'The search service rejected a request (400): A requested failure.'],
    ['fails', 503, "The search service didn't respond: "],
  ])('when the service %s', async (_, status, message) => {
    algolia.fault = { on: /batch$/, status };
    const text = await failure();
    expect(text).toContain(message);
    expect(text).toContain('holds either all old or all new records. Run search:push again.');
    // The temporary index is deleted.
    expect(algolia.indexes.names()).toEqual(['docs']);
  });
});
