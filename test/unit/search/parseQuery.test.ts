import { createQueryParser, transpositions, withoutStopWords } from '../../../src/search/parseQuery';

const KNOWN = 'save saved file fields tool box toolbox set prop setprop resolver the'.split(' ');
const parse = createQueryParser({
  words: new Set(KNOWN),
  resembles: (word) => word === 'setpromp',
});
const wordsOf = (query: string) => parse(query).terms.map(({ word }) => word);
const variantsOf = (query: string) => parse(query).terms.map(({ variants }) => variants);

test('a query has each of its words once, and stop words apart', () => {
  const { words, terms, stopWords } = parse('save the file, the saved file, an acorn');
  expect(words).toEqual(['save', 'the', 'file', 'saved', 'an', 'acorn']);
  expect(terms.map(({ word }) => word)).toEqual(['save', 'file', 'saved', 'acorn']);
  expect(stopWords).toEqual(['the']);
});

test.each([
  ['a word that is known', 'setProp', ['setprop']],
  ['a prefix of one', 'setPr', ['setpr']],
  ['one of the same stem', 'setProps', ['setprops']],
  ['one with two letters swapped', 'setPorp', ['setporp']],
  ['one that is misspelt in another way', 'setPromp', ['setpromp']],
])('a compound name is kept whole if it is %s', (_, name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

test('a compound name that resembles no indexed word is split into its parts', () => {
  expect(wordsOf('saveToolbox')).toEqual(['save', 'toolbox']);
  expect(wordsOf('save-FileFields')).toEqual(['save', 'file', 'fields']);
});

test.each([
  ['of the same stem', 'saving', [['save', 'saved']]],
  ['with two letters swapped, although the stem is known', 'fileds', [['file', 'fields']]],
  ['of two adjacent words', 'tool box', [['toolbox'], ['toolbox']]],
  ['but not across punctuation', 'tool.box', [[], []]],
])('a word has variants: those %s', (_, query, variants) => {
  expect(variantsOf(query)).toEqual(variants);
});

test.each([
  ['indexed', 'save', false],
  ['a prefix', 'reso', false],
  ['of a known stem', 'saving', false],
  ['none of these', 'reslover', true],
])('a word that is %s: misspelt? %s', (_, query, isMisspelt) => {
  expect(parse(query).terms.map((term) => term.isMisspelt)).toEqual([isMisspelt]);
});

test('only the last word may be incomplete', () => {
  expect(parse('reso save').terms.map(({ isLast, isMisspelt }) => [isLast, isMisspelt])).toEqual([
    [false, true],
    [true, false],
  ]);
});

test.each([
  [['how', 'to', 'save'], ['save']],
  [['hwo', 'to', 'save'], ['save']],
  [
    ['how', 'to'],
    ['how', 'to'],
  ],
  [[], []],
])('of %j, %j are looked up', (words, rest) => {
  expect(withoutStopWords(words, (word) => word === 'save')).toEqual(rest);
});

test('a transposition swaps two adjacent letters', () => {
  expect(transpositions('node')).toEqual(['onde', 'ndoe', 'noed']);
  expect(transpositions('n')).toEqual([]);
  expect(transpositions('')).toEqual([]);
});
