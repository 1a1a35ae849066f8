import fc from 'fast-check';
import {
  cleanStored,
  countShown,
  HITS_PER_GROUP,
  toWindowHit,
  type WindowHit,
} from '../../../../src/search/window/hits';
import type { SearchResult } from '../../../../src/search/searchClient';

const result = (titles: readonly string[], matches: readonly string[] = []): SearchResult => ({
  path: '/docs',
  anchor: '',
  titles,
  matches,
});
const markedOf = ({ type, _snippetResult }: WindowHit) => _snippetResult?.hierarchy[type]?.value;
const textsOf = ({ hierarchy }: WindowHit) => Object.values(hierarchy).filter((text) => text !== null);

test('the window shows a limited number of hits in a large group and all of a small one', () => {
  const hits = (group: string, count: number) =>
    Array.from({ length: count }, (_, place) => toWindowHit(result(['Title']), group, `/${group}#${place}`));
  expect(countShown([])).toBe(0);
  expect(countShown([...hits('a', 2), ...hits('b', HITS_PER_GROUP), ...hits('a', 1)])).toBe(
    3 + HITS_PER_GROUP,
  );
  expect(countShown([...hits('a', HITS_PER_GROUP + 5), ...hits('b', 1)])).toBe(HITS_PER_GROUP + 1);
});

describe('a hit of the window', () => {
  test('is a result below its group', () => {
    const actions = result(['useNode', 'Actions'], ['actions']);
    expect(toWindowHit(actions, 'Reference', '/docs#actions')).toEqual({
      objectID: '/docs#actions',
      url: '/docs#actions',
      type: 'lvl2',
      content: null,
      hierarchy: {
        lvl0: 'Reference',
        lvl1: 'useNode',
        lvl2: 'Actions',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      _snippetResult: { hierarchy: { lvl2: { value: '<mark>Actions</mark>' } }, result: actions },
    });
  });

  test('contains no markup except marks, neither in its group nor in its titles', () => {
    const evil = '<img src=x onerror=alert(1)> &amp; "<Element>"';
    const safe = '&lt;img src=x onerror=alert(1)&gt; &amp;amp; "&lt;Element&gt;"';
    const hit = toWindowHit(result([evil, evil, evil], ['element']), evil, '/docs');
    expect(textsOf(hit)).toEqual([safe, safe, safe, safe]);
    expect(markedOf(hit)).toBe(safe.replace('Element', '<mark>Element</mark>'));
  });

  test('shows literal mark tags in a title as text', () => {
    const hit = toWindowHit(result(['The <mark> element'], ['mark']), 'Group', '/docs');
    expect(markedOf(hit)).toBe('The &lt;<mark>mark</mark>&gt; element');
  });

  test('has titles whose only tags are the marks, whatever their text', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (title, matches) => {
        const html = markedOf(toWindowHit(result([title], matches), title, '/docs')) ?? '';
        const plain = html.replace(/<\/?mark>/g, '');
        expect(plain).not.toMatch(/[<>]/);
        expect(plain.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')).toBe(title);
      }),
    );
  });

  test.each([
    [6, ['1', '2', '3', '4', '5', '6']],
    [7, ['1', '2', '3', '4', '5', '7']],
    [9, ['1', '2', '3', '4', '5', '9']],
  ])('with %d titles shows six of them and its own', (count, shown) => {
    const titles = Array.from({ length: count }, (_, place) => String(place + 1));
    const hit = toWindowHit(result(titles, [String(count)]), 'Group', '/docs');
    expect(textsOf(hit)).toEqual(['Group', ...shown]);
    expect(hit.type).toBe('lvl6');
    expect(markedOf(hit)).toBe(`<mark>${count}</mark>`);
  });
});

describe('the stored hits of the window', () => {
  /** An address of this site, as the window requests it. */
  const isPage = (url: string) => {
    const { origin, pathname } = new URL(url, 'https://site.example');
    return origin === 'https://site.example' && ['/', '/docs'].includes(pathname);
  };
  const clean = (stored: unknown) => JSON.parse(cleanStored(JSON.stringify(stored), isPage)!) as WindowHit[];
  const stored = (url: unknown, hierarchy: unknown = { lvl0: 'Group', lvl1: 'Docs' }) => ({
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy,
  });

  test('are missing if nothing is stored', () => {
    expect(cleanStored(null, isPage)).toBeNull();
  });

  test.each(['', '{', 'undefined', 'null', '3', '"text"', '{"0":{}}', '{"length":1}'])(
    'are an empty list if %j is stored',
    (text) => {
      expect(cleanStored(text, isPage)).toBe('[]');
    },
  );

  test('stay unchanged while they link to a page', () => {
    const hit = toWindowHit(result(['Docs', 'A <b> & "c"'], ['b']), 'A & B', '/docs#anchor');
    const { _snippetResult, ...rest } = hit;
    expect(_snippetResult).toBeDefined();
    expect(clean([hit])).toEqual([rest]);
  });

  test('keep their order', () => {
    expect(clean([stored('/docs#b'), stored('/gone'), stored('/docs#a')]).map(({ url }) => url)).toEqual([
      '/docs#b',
      '/docs#a',
    ]);
  });

  test.each([
    ['a removed page', '/gone'],
    ['another site', 'https://evil.example/docs'],
    ['another site, without a scheme', '//evil.example/docs'],
    ['a script', 'javascript:alert(1)//docs'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
  ])('never link to %s', (_, url) => {
    expect(clean([stored(url)])).toEqual([]);
  });

  test.each<[string, unknown]>([
    ['null', null],
    ['a number', 3],
    ['a text', '/docs'],
    ['a list', ['/docs']],
    ['without an address', stored(undefined)],
    ['with an address that is not a string', stored(['/docs'])],
    ['without titles', { url: '/docs' }],
    ['with titles that are null', stored('/docs', null)],
    ['with a string for titles', stored('/docs', 'Docs')],
    ['with only a group', stored('/docs', { lvl0: 'Group' })],
    ['with titles that are not strings', stored('/docs', { lvl0: 'Group', lvl1: { html: 'Docs' }, lvl2: 3 })],
  ])('are dropped if an entry is %s', (_, entry) => {
    expect(clean([entry])).toEqual([]);
  });

  test('are plain text without markup or unknown fields', () => {
    const evil = '<img src=x onerror=alert(1)>';
    const safe = '&lt;img src=x onerror=alert(1)&gt;';
    const entry = {
      ...stored('/docs', { lvl0: evil, lvl1: evil, lvl2: evil, lvl9: evil }),
      objectID: evil,
      type: 'content',
      content: evil,
      _snippetResult: { hierarchy: { lvl1: { value: evil } }, content: { value: evil } },
      _highlightResult: { content: { value: evil } },
      __autocomplete_id: 3,
    };
    expect(clean([entry])).toEqual([
      {
        objectID: '/docs',
        url: '/docs',
        type: 'lvl2',
        content: null,
        hierarchy: { lvl0: safe, lvl1: safe, lvl2: safe, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      },
    ]);
  });

  test('are not escaped twice, however often they are cleaned', () => {
    const once = cleanStored(
      JSON.stringify([stored('/docs', { lvl0: '&amp;lt;', lvl1: 'a &lt;b&gt; &amp; c' })]),
      isPage,
    );
    expect(once).toContain('a &lt;b&gt; &amp; c');
    expect(once).toContain('"&amp;lt;"');
    expect(cleanStored(once, isPage)).toBe(once);
  });

  test('contain no tags, and cleaning them again changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (lvl0, lvl1) => {
        const text = cleanStored(JSON.stringify([stored('/docs', { lvl0, lvl1 })]), isPage);
        expect(text).not.toMatch(/[<>]/);
        expect(cleanStored(text, isPage)).toBe(text);
      }),
    );
  });
});
