import { createDocSearchRecords } from '../../../../src/node/search/searchRecords';
import type { Section } from '../../../../src/shared/search/section';
import { model, site } from '../../sampleSite';

const config = { site, routes: model };
const section = (path: string, titles: readonly string[], parts: Partial<Section> = {}): Section => ({
  path,
  anchor: '',
  titles,
  text: '',
  ...parts,
});
const records = (...sections: Section[]) => createDocSearchRecords(config, sections);

const NOTHING_BELOW = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

test('a page has one record for its title and one for its text', () => {
  const common = {
    url: 'https://site.example/docs/overview',
    url_without_anchor: 'https://site.example/docs/overview',
    anchor: null,
    hierarchy: { lvl0: 'Introduction (Documentation)', lvl1: 'Overview', ...NOTHING_BELOW },
    lang: 'en',
  };
  expect(records(section('/docs/overview', ['Overview'], { text: 'Some words.' }))).toEqual([
    {
      ...common,
      objectID: '/docs/overview#-0',
      type: 'lvl1',
      content: null,
      weight: { level: 100, position: 0 },
    },
    {
      ...common,
      objectID: '/docs/overview#-1',
      type: 'content',
      content: 'Some words.',
      weight: { level: 0, position: 1 },
    },
  ]);
});

test('a section without text has only a record for its title', () => {
  expect(records(section('/', ['Home'])).map(({ type }) => type)).toEqual(['lvl1']);
});

test('a heading has the level of its nesting, and its anchor in its address', () => {
  expect(records(section('/docs/overview', ['Overview', 'A', 'B'], { anchor: 'café-b' }))).toMatchObject([
    {
      objectID: '/docs/overview#café-b-0',
      url: 'https://site.example/docs/overview#caf%C3%A9-b',
      url_without_anchor: 'https://site.example/docs/overview',
      anchor: 'café-b',
      type: 'lvl3',
      hierarchy: { lvl1: 'Overview', lvl2: 'A', lvl3: 'B', lvl4: null },
      weight: { level: 80 },
    },
  ]);
});

test('titles nested too deep share the last level', () => {
  expect(records(section('/', ['1', '2', '3', '4', '5', '6', 'member'], { anchor: 'x' }))).toMatchObject([
    { type: 'lvl6', hierarchy: { lvl1: '1', lvl5: '5', lvl6: 'member' }, weight: { level: 50 } },
  ]);
});

test.each([
  ['/docs/overview', 'Introduction (Documentation)'],
  ['/docs/migrating/migrating-0.1.x', 'Migrating (Documentation)'],
  ['/docs-0.1/overview', 'Introduction (Documentation 0.1)'],
  ['/support', 'Sample'],
  ['/', 'Sample'],
])('%s is nested under "%s"', (path, group) => {
  expect(records(section(path, ['Title']))[0]?.hierarchy.lvl0).toBe(group);
});

test('addresses start with the base URL of the site', () => {
  const below = { ...config, site: { ...site, baseUrl: '/sub/', locale: 'de' } };
  expect(createDocSearchRecords(below, [section('/support', ['Hilfe'], { anchor: 'a' })])).toMatchObject([
    {
      url: 'https://site.example/sub/support#a',
      url_without_anchor: 'https://site.example/sub/support',
      lang: 'de',
    },
  ]);
});

// DocSearch renders them as HTML.
test('texts are escaped as HTML', () => {
  const [title, text] = records(
    section('/docs/api/editor', ['<Editor />', 'R&D'], { anchor: 'x', text: 'a &lt; <b>"c"</b>' }),
  );
  expect(title?.hierarchy).toMatchObject({ lvl1: '&lt;Editor /&gt;', lvl2: 'R&amp;D' });
  expect(text?.content).toBe('a &amp;lt; &lt;b&gt;"c"&lt;/b&gt;');
});

test('records are in the order of the sections', () => {
  const found = records(section('/support', ['B'], { text: 'b' }), section('/', ['A'], { text: 'a' }));
  expect(found.map(({ objectID, weight }) => [objectID, weight.position])).toEqual([
    ['/support#-0', 0],
    ['/support#-1', 1],
    ['/#-0', 2],
    ['/#-1', 3],
  ]);
});

test('record ids are unique, even if a page has two elements with one id', () => {
  const twice = section('/support', ['S', 'T'], { anchor: 'same', text: 'x' });
  const found = records(
    twice,
    twice,
    section('/support', ['S', 'U'], { anchor: 'same-1' }),
    section('/', ['S', 'T'], { anchor: 'same' }),
  );
  expect(found.map(({ objectID }) => objectID)).toEqual([
    '/support#same-0',
    '/support#same-1',
    '/support#same-2',
    '/support#same-3',
    '/support#same-1-0',
    '/#same-0',
  ]);
});

test('the id of a record does not depend on the pages before it', () => {
  const last = section('/docs/overview', ['O', 'X'], { anchor: 'x', text: 'y' });
  const idsOf = (...sections: Section[]) =>
    records(...sections)
      .slice(-2)
      .map(({ objectID }) => objectID);
  expect(idsOf(section('/', ['Home']), last)).toEqual(idsOf(last));
});

describe('a long text', () => {
  const pieces = (text: string) =>
    records(section('/', ['Home'], { text })).flatMap(({ content }) => content ?? []);
  const bytes = (text: string) => Buffer.byteLength(JSON.stringify(text));

  test('of 5000 characters is one record', () => {
    const text = `${'word '.repeat(999)}words`;
    expect(text).toHaveLength(5000);
    expect(pieces(text)).toEqual([text]);
  });

  test('above that is split between words and kept complete', () => {
    const text = Array.from({ length: 3000 }, (_, index) => `word${index}`).join(' ');
    const found = pieces(text);
    expect(found.length).toBeGreaterThan(4);
    expect(found.join(' ')).toBe(text);
    found.slice(0, -1).forEach((piece) => {
      expect(piece.length).toBeGreaterThan(4900);
      expect(piece.length).toBeLessThanOrEqual(5000);
    });
  });

  test('without spaces is split anywhere', () => {
    const text = 'x'.repeat(12_000);
    expect(pieces(`a ${text} b`)).toEqual(['a', 'x'.repeat(5000), 'x'.repeat(5000), `${'x'.repeat(2000)} b`]);
  });

  test.each([
    ['escaped characters', '<&> '.repeat(4000)],
    ['multi-byte characters', '語'.repeat(4000)],
    ['characters outside the BMP', '😀'.repeat(4000)],
    ['quotation marks', '"\\" '.repeat(4000)],
  ])('of %s fits into its records', (_, text) => {
    const found = pieces(text);
    expect(found.length).toBeGreaterThan(1);
    found.forEach((piece) => expect(bytes(piece)).toBeLessThanOrEqual(5002));
    const back = found.join(text.includes(' ') ? ' ' : '');
    expect(back.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(text.trim());
  });
});
