import { jest } from '@jest/globals';
import { markWords } from '../../../src/search/marks';

const ask = jest.fn<(request: unknown) => Promise<unknown>>();
const addAlgoliaAgent = jest.fn<(name: string, version: string) => void>();
const liteClient = jest.fn<(appId: string, apiKey: string) => object>(() => ({
  search: ask,
  addAlgoliaAgent,
}));
jest.unstable_mockModule('algoliasearch/lite', () => ({ liteClient }));
const { createHostedSearch, readHit } = await import('../../../src/search/hostedSearch');

const ORIGIN = 'https://site.example';
const toPath = ({ origin, pathname }: URL) =>
  origin === ORIGIN && ['/', '/docs'].includes(pathname) ? pathname : null;

/** A hit as the service sends it, or an invalid value. */
const read = (hit: unknown) => readHit(hit as Parameters<typeof readHit>[0], toPath);
const hit = (changes: object = {}) => ({
  url: `${ORIGIN}/docs#anchor`,
  hierarchy: { lvl0: 'Reference', lvl1: 'useNode', lvl2: 'Actions', lvl3: null },
  ...changes,
});

describe('a hit', () => {
  test('has an address, titles, matches and an excerpt', () => {
    const snippet = 'The <mark>node</mark> and its <mark>Actions</mark> &amp; more';
    expect(
      read(
        hit({
          _highlightResult: { hierarchy: { lvl2: { value: '<mark>Actions</mark>', matchLevel: 'full' } } },
          _snippetResult: { content: { value: snippet, matchLevel: 'full' } },
        }),
      ),
    ).toEqual({
      path: '/docs',
      anchor: 'anchor',
      titles: ['useNode', 'Actions'],
      matches: ['actions', 'node'],
      excerpt: 'The node and its Actions & more',
    });
  });

  test('that matches only in a title has no excerpt', () => {
    const found = read(hit({ url: `${ORIGIN}/docs`, hierarchy: { lvl0: 'Reference', lvl1: 'useNode' } }));
    expect(found).toEqual({ path: '/docs', anchor: '', titles: ['useNode'], matches: [] });
  });

  test.each<[string, unknown]>([
    ['links to another site', hit({ url: 'https://evil.example/docs' })],
    ['links to an unknown page', hit({ url: `${ORIGIN}/gone` })],
    ['runs a script', hit({ url: 'javascript:alert(1)' })],
    ['has an invalid address', hit({ url: '/docs' })],
    ['has an address that is not a string', hit({ url: { href: `${ORIGIN}/docs` } })],
    ['has no address', { hierarchy: { lvl1: 'useNode' } }],
    ['has no titles', { url: `${ORIGIN}/docs` }],
    ['has titles that are null', hit({ hierarchy: null })],
    ['has titles that are a string', hit({ hierarchy: 'useNode' })],
    ['has only a group', hit({ hierarchy: { lvl0: 'Reference' } })],
    ['has titles that are not strings', hit({ hierarchy: { lvl1: 3, lvl2: { value: 'x' }, lvl3: ['x'] } })],
    ['is null', null],
    ['is undefined', undefined],
    ['is a string', 'hit'],
    ['is empty', {}],
  ])('is dropped if it %s', (_, value) => {
    expect(read(value)).toBeNull();
  });

  test('keeps only titles that are strings', () => {
    expect(
      read(hit({ hierarchy: { lvl1: 'useNode', lvl2: 3, lvl3: 'setProp', lvl6: 'throttle', lvl7: 'no' } }))
        ?.titles,
    ).toEqual(['useNode', 'setProp', 'throttle']);
  });

  test.each<[string, object]>([
    ['snippets that are null', { _snippetResult: null }],
    ['snippets that are a string', { _snippetResult: 'text' }],
    ['a snippet that is null', { _snippetResult: { content: null } }],
    ['a snippet of a number', { _snippetResult: { content: { value: 3 } } }],
    ['highlights that are null', { _highlightResult: null }],
    ['highlights that are a number', { _highlightResult: 3 }],
  ])('is kept without invalid parts: %s', (_, changes) => {
    expect(read(hit(changes))).toEqual({
      path: '/docs',
      anchor: 'anchor',
      titles: ['useNode', 'Actions'],
      matches: [],
    });
  });

  test('is plain text, so tags and entities are shown literally', () => {
    const html = '&lt;Element&gt; <img src=x onerror=alert(1)> &amp;lt; &quot;a&quot; &#39;b&#039;';
    const text = `<Element> <img src=x onerror=alert(1)> &lt; "a" 'b'`;
    const found = read(
      hit({ hierarchy: { lvl1: html }, _snippetResult: { content: { value: `<mark>${html}</mark>` } } }),
    );
    expect(found?.titles).toEqual([text]);
    expect(found?.excerpt).toBe(text);
  });

  test.each([
    ['#caf%C3%A9', 'café'],
    ['#a%20b', 'a b'],
    ['#%E0%A4%A', '%E0%A4%A'],
    ['#100%', '100%'],
    ['#', ''],
  ])('with the hash %s links to the anchor %j', (hash, anchor) => {
    expect(read(hit({ url: `${ORIGIN}/docs${hash}` }))?.anchor).toBe(anchor);
  });

  test.each(['setProp', 'ROOT_NODE', 'drag-and-drop', 'Colour', 'Über', 'node'])(
    'reports the match %s as a word that can be found in the text',
    (word) => {
      const snippet = `The <mark>${word}</mark> here`;
      const found = read(hit({ _snippetResult: { content: { value: snippet } } }));
      const marked = markWords(found?.excerpt ?? '', found?.matches ?? []);
      expect(marked.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([word]);
    },
  );
});

describe('the service', () => {
  const search = createHostedSearch({ appId: 'APP', apiKey: 'KEY', indexName: 'docs' }, toPath);

  test('receives the query unchanged, with known highlight tags', async () => {
    ask.mockResolvedValue({ results: [{ hits: [hit(), null, hit({ url: 'https://evil.example/' })] }] });
    expect(await search('set "prop" <b>')).toEqual([
      { path: '/docs', anchor: 'anchor', titles: ['useNode', 'Actions'], matches: [] },
    ]);
    expect(liteClient.mock.calls).toEqual([['APP', 'KEY']]);
    expect(addAlgoliaAgent.mock.calls).toEqual([['docsearch', expect.stringMatching(/^\d+\.\d+/)]]);
    expect(ask.mock.lastCall).toMatchObject([
      {
        requests: [
          {
            indexName: 'docs',
            query: 'set "prop" <b>',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            clickAnalytics: false,
          },
        ],
      },
    ]);
  });

  test('may return no results', async () => {
    ask.mockResolvedValue({ results: [{ hits: [] }] });
    expect(await search('node')).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['has no results', { results: [] }],
    ['has no hits', { results: [{ message: 'no' }] }],
    ['has hits that are not a list', { results: [{ hits: 'no' }] }],
    ['is an unrelated object', { message: 'Not allowed' }],
    ['is undefined', undefined],
  ])('has failed if its response %s', async (_, answer) => {
    ask.mockResolvedValue(answer);
    await expect(search('node')).rejects.toThrow();
  });

  test('has failed if the request rejects', async () => {
    ask.mockRejectedValue(new Error('403'));
    await expect(search('node')).rejects.toThrow('403');
  });
});

describe('the console', () => {
  const open = () => createHostedSearch({ appId: 'APP', apiKey: 'KEY', indexName: 'docs' }, toPath);
  const rejectWith = (error: unknown) => ask.mockRejectedValue(error);
  let log: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => log.mockRestore());

  test.each([401, 403, 404])(
    'shows a configuration error once when the service rejects the key with %d',
    async (status) => {
      rejectWith(Object.assign(new Error('Invalid Application-ID or API key'), { status }));
      const search = open();
      await expect(search('one')).rejects.toThrow('Invalid');
      await expect(search('two')).rejects.toThrow('Invalid');
      expect(log.mock.calls).toEqual([
        [
          `The search service rejected the request (${status}: Invalid Application-ID or API key). The site uses its ` +
            'own index instead. Check "appId", "apiKey" and "indexName" of search.hosted in site.config.json.',
        ],
      ]);
    },
  );

  test.each([
    ['is unreachable', new Error('Unreachable hosts')],
    ['fails', Object.assign(new Error('Internal error'), { status: 500 })],
    ['gets too many requests', Object.assign(new Error('Too many'), { status: 429 })],
    ['rejects with a string', 'no'],
  ])('shows nothing when the service %s', async (_, error) => {
    rejectWith(error);
    await open()('one').catch(() => {});
    expect(log).not.toHaveBeenCalled();
  });
});
