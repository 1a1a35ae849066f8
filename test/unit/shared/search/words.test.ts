import fc from 'fast-check';
import { queryWords, wordsOf } from '../../../../src/shared/search/words';

test.each([
  ['setProp', ['setprop', 'set', 'prop']],
  ['NodeTree', ['nodetree', 'node', 'tree']],
  ['HTMLElement', ['htmlelement', 'html', 'element']],
  ['getDOM', ['getdom', 'get', 'dom']],
  ['ROOT_NODE', ['rootnode', 'root', 'node']],
  ['_childCanvas', ['childcanvas', 'child', 'canvas']],
  ['React18', ['react18', 'react', '18']],
  ['drag-and-drop', ['draganddrop', 'drag', 'and', 'drop']],
  ['pre-_load', ['preload', 'pre', 'load']],
  ['pre-loadPage', ['preloadpage', 'pre', 'load', 'page']],
])('the name %s counts as a whole and by its parts', (name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

test.each([
  ['Editor', ['editor']],
  ['JSON', ['json']],
  ['__html', ['html']],
  ['an - and --flag, a-', ['an', 'and', 'flag', 'a']],
  ['craft.js/core', ['craft', 'js', 'core']],
  ["don't", ['don', 't']],
  ['18', ['18']],
])('%j has no compound name', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['Ünïcode ÉTÉ', ['ünïcode', 'été']],
  ['u\u0308ber', ['über']],
  ['ﬁne', ['fine']],
  ['Ｗｉｄｅ', ['wide']],
  ['узел дерева', ['узел', 'дерева']],
  ['узелДерева', ['узелдерева', 'узел', 'дерева']],
  ['日本語', ['日本語']],
])('%s is split into words in any script', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each(['', ' \n\t', '😀 👩‍👩‍👧', '?!… — "', '_ __ -_- - --'])('%j has no words', (text) => {
  expect(wordsOf(text)).toEqual([]);
  expect(queryWords(text)).toEqual([]);
  expect(queryWords(text, () => false)).toEqual([]);
});

test.each([
  ['colour', 'color'],
  ['Colours', 'colors'],
  ['behaviour', 'behavior'],
  ['favourite', 'favorite'],
  ['serialise', 'serialize'],
  ['serialising', 'serializing'],
  ['normalisation', 'normalization'],
  ['customise', 'customize'],
  ['licence', 'license'],
  ['centre', 'center'],
  ['centred', 'centered'],
  ['grey', 'gray'],
])('%s and %s are the same word', (british, american) => {
  expect(wordsOf(british)).toEqual(wordsOf(american));
  expect(queryWords(british)).toEqual(queryWords(american));
});

test('British spellings inside compound names are normalised', () => {
  expect(wordsOf('textColour')).toContain('color');
  expect(wordsOf('text-colour')).toContain('color');
});

test.each(['four', 'hour', 'promise', 'raise', 'wise'])(
  '%s is not a British spelling and stays unchanged',
  (word) => {
    expect(wordsOf(word)).toEqual([word]);
  },
);

test('a query contains a name as a whole', () => {
  expect(queryWords('setProp of ROOT_NODE')).toEqual(['setprop', 'of', 'rootnode']);
});

test('a hyphenated query is split when the compound is not indexed', () => {
  const isKnown = (word: string) => word === 'draganddrop';
  expect(queryWords('drag-and-drop', isKnown)).toEqual(['draganddrop']);
  expect(queryWords('drag-n-drop', isKnown)).toEqual(['drag', 'n', 'drop']);
});

test('a compound name in a query is split when it is not indexed', () => {
  const isKnown = (word: string) => word === 'setprop';
  expect(queryWords('setProp craft-setProp', isKnown)).toEqual(['setprop', 'craft', 'setprop']);
  expect(queryWords('deleteNode SAVED_PAGES', isKnown)).toEqual(['delete', 'node', 'saved', 'pages']);
});

test.each(['foo-_', 'foo-__-', '_foo-_-'])('no word of the query %j is empty', (query) => {
  expect(queryWords(query, () => false)).toEqual(['foo']);
});

test('words of any text are lower-case, not empty and free of separators', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of [...wordsOf(text), ...queryWords(text, () => false)]) {
        expect(word).toMatch(/^[^\s_-]+$/);
        expect(word).toBe(word.toLowerCase());
      }
    }),
  );
});

test('build and browser agree: the words of a query are among those of the same text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = wordsOf(text);
      expect(queryWords(text).filter((word) => !words.includes(word))).toEqual([]);
    }),
  );
});
