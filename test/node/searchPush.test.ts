import { spawn } from 'node:child_process';
import { until } from '../browser/until';
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
  footer: { copyright: 'Nobody' },
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

/** The records of the site above: type, address, titles, text. */
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
    'enabled boolean Whether it can be edited.',
  ],
];

let algolia: AlgoliaServer;
beforeEach(async () => {
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

interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface PushOptions {
  readonly site?: object;
  readonly files?: object;
  readonly environment?: Environment;
}

/** Runs `search:push` as npm would, on the site above and the server of the test. */
function push(
  args: readonly string[],
  { site = { search: { hosted: HOSTED } }, files = {}, environment = {} }: PushOptions = {},
): Promise<Result> {
  const root = writeSite({ ...FILES, ...files, 'site.config.json': { ...SETTINGS, ...site } });
  return run('search:push', ['--site', root, ...args], {
    ALGOLIA_HOST: algolia.origin,
    ALGOLIA_WRITE_KEY: WRITE_KEY,
    ...environment,
  });
}

function run(command: string, args: readonly string[], environment: Environment = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/build/cli.ts', command, ...args], {
      cwd: PROJECT,
      env: { ...process.env, ...environment },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data) => (stdout += String(data)));
    child.stderr.on('data', (data) => (stderr += String(data)));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** A push that went wrong: a sentence, no trace of the program, no word of the key. */
function expectSentence({ code, stdout, stderr }: Result, ...sentences: string[]): void {
  sentences.forEach((sentence) => expect(stderr).toContain(sentence));
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stdout + stderr).not.toContain(WRITE_KEY);
  expect(stdout).toBe('');
  expect(code).toBe(1);
}

const storedIds = () => [...(algolia.indexes.get('docs')?.objects.keys() ?? [])];
const writes = () => algolia.requests.filter(({ what }) => !what.startsWith('GET')).map(({ what }) => what);

interface Printed {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<string, string | null>>;
}

function outline({ type, url, content, hierarchy }: Printed) {
  const names = Object.values(hierarchy).filter((name) => name !== null);
  return [type, url.replace('https://pushed.example', ''), names, content];
}

test('the records of the site replace those of the index, in the order of routes.json; the index is set as DocSearch needs it', async () => {
  const { code, stdout, stderr } = await push([]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toBe('Wrote 7 records of Pushed to the index "docs".\n');
  const index = algolia.indexes.get('docs');
  expect([...(index?.objects.values() ?? [])].map((record) => outline(record as unknown as Printed))).toEqual(
    RECORDS,
  );
  // What else was set stays, with synonyms and rules.
  expect(index).toMatchObject({
    settings: {
      hitsPerPage: 7,
      customRanking: ['desc(weight.level)', 'asc(weight.position)'],
      attributeForDistinct: 'url',
      distinct: true,
    },
    synonyms: ['a synonym'],
    rules: ['a rule'],
  });
  expect(algolia.indexes.names()).toEqual(['docs']);
  expect(stdout + stderr).not.toContain(WRITE_KEY);
});

test('what was pushed can be found as DocSearch asks for it', async () => {
  await push([]);
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

test('a service that takes its time is waited for', async () => {
  algolia.fault = { delay: 100 };
  expect((await push([])).code).toBe(0);
  expect(storedIds()).not.toContain('old');
});

test('a dry run prints the same records, a line each, and sends nothing: neither key nor index is needed', async () => {
  await push([]);
  const pushed = [...(algolia.indexes.get('docs')?.objects.values() ?? [])];
  const asked = algolia.requests.length;
  const { code, stdout, stderr } = await push(['--dry-run'], {
    site: {},
    environment: { ALGOLIA_WRITE_KEY: undefined },
  });
  const printed: unknown[] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(printed).toEqual(pushed);
  expect(printed).toHaveLength(RECORDS.length);
  expect(stderr).toBe('');
  expect(algolia.requests).toHaveLength(asked);
  expect(code).toBe(0);
});

test('no other command has a dry run', async () => {
  const { code, stderr } = await run('build', ['--dry-run']);
  expect([code, stderr]).toEqual([1, expect.stringContaining('only search:push has a dry run')]);
});

describe('nothing is asked of the service', () => {
  afterEach(() => expect(algolia.requests).toEqual([]));

  test('without a hosted index', async () => {
    expectSentence(
      await push([], { site: {} }),
      'site.config.json names no index to write to.',
      '"search": { "hosted": {',
    );
  });

  test('without a key', async () => {
    expectSentence(
      await push([], { environment: { ALGOLIA_WRITE_KEY: undefined } }),
      'ALGOLIA_WRITE_KEY is missing.',
      'it needs the rights addObject, deleteIndex and editSettings.',
    );
  });

  test('with the key that every visitor can read', async () => {
    expectSentence(
      await push([], { environment: { ALGOLIA_WRITE_KEY: `${SEARCH_KEY}\n` } }),
      'ALGOLIA_WRITE_KEY is the key that site.config.json has under search.hosted.apiKey.',
    );
  });

  test('without pages', async () => {
    const routes = { routes: [{ path: '/find', kind: 'search', label: 'Find' }] };
    expectSentence(
      await push([], { files: { 'routes.json': routes } }),
      'No page of Pushed has words: nothing is written',
    );
  });

  test('with a page that is no MDX', async () => {
    expectSentence(
      await push([], { files: { 'docs/home.mdx': '<Unclosed>\n' } }),
      'docs/home.mdx: ',
      'Unclosed',
    );
  });
});

describe('the old records stay', () => {
  afterEach(() => expect(storedIds()).toEqual(['old']));

  test('when the public key may do more than search: it says what', async () => {
    algolia.keys.set(SEARCH_KEY, ['search', 'browse', 'listIndexes', 'settings']);
    expectSentence(
      await push([]),
      'The key that site.config.json has under search.hosted.apiKey allows more than to search: browse, listIndexes, settings.',
      'Nothing was changed.',
    );
    expect(writes()).toEqual([]);
    expect(algolia.requests[0]).toMatchObject({ key: SEARCH_KEY, referrer: 'https://pushed.example/sub/' });
  });

  test('when the service knows no such public key', async () => {
    algolia.keys.delete(SEARCH_KEY);
    expectSentence(await push([]), 'is no search key of the application "TESTAPP"', 'Nothing was changed.');
    expect(writes()).toEqual([]);
  });

  test.each(['editSettings', 'addObject'])('when the key to write with lacks the right %s', async (right) => {
    algolia.keys.set(
      WRITE_KEY,
      WRITE_RIGHTS.filter((each) => each !== right),
    );
    expectSentence(
      await push([]),
      'The key in ALGOLIA_WRITE_KEY may not write to the index "docs" of the application "TESTAPP"; it needs the rights addObject, deleteIndex and editSettings.',
      'the index "docs" still has its old records',
    );
  });

  test('when the service fails from the start', async () => {
    algolia.fault = { status: 500 };
    expectSentence(
      await push([]),
      `The search service at ${algolia.origin} did not answer, or failed. Nothing was changed.`,
    );
  });

  test('when the service fails on the settings', async () => {
    algolia.fault = { on: /^PUT /, status: 500 };
    expectSentence(
      await push([]),
      'did not answer, or failed. Nothing was changed: the index "docs" still has its old records.',
    );
  });

  test('when the service fails on the records', async () => {
    algolia.fault = { on: /batch$/, status: 503 };
    expectSentence(
      await push([]),
      'did not answer, or failed. The index "docs" still has its old records; only its settings are new.',
    );
    // What the copy had begun is cleared away.
    expect(algolia.indexes.names()).toEqual(['docs']);
  });

  test('when the service refuses the records', async () => {
    algolia.fault = { on: /batch$/, status: 400 };
    expectSentence(await push([]), 'The search service refused a request (400): told to fail.');
  });

  test('when a failure can not be cleared up either: the first one is told', async () => {
    algolia.keys.set(
      WRITE_KEY,
      WRITE_RIGHTS.filter((each) => each !== 'deleteIndex'),
    );
    algolia.fault = { on: /batch$/, status: 413 };
    expectSentence(await push([]), 'The search service refused a request (413)', '"docs_tmp_"');
  });

  test.each([
    ['from the start', /./, 'Nothing was changed.'],
    ['on the records', /batch$/, 'still has its old records; only its settings are new.'],
    ['on the last step', /POST .*_tmp_\d+\/operation$/, 'Push again to be sure.'],
  ])('when the service hangs %s: the wait has an end', async (_, on, outcome) => {
    algolia.fault = { on, hang: true };
    const pushed = push([], { environment: { ALGOLIA_TIMEOUT: '9000' } });
    // The site is built first.
    await until(() => algolia.requests.length > 0, 'the first request', 90_000);
    const start = performance.now();
    expectSentence(await pushed, 'did not answer, or failed.', outcome);
    expect(performance.now() - start).toBeLessThan(60_000);
  });
});
