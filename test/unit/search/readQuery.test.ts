import { createQueryReader, swapsIn, tellingWords } from '../../../src/search/readQuery';

const KNOWN = 'save saved file fields tool box toolbox set prop setprop resolver the'.split(' ');
const read = createQueryReader({
  words: new Set(KNOWN),
  resembles: (word) => word === 'setpromp',
});
const wordsOf = (query: string) => read(query).wanted.map(({ word }) => word);
const othersOf = (query: string) => read(query).wanted.map(({ others }) => others);

test('a query has each of its words once, and some of them tell nothing', () => {
  const { words, wanted, empty } = read('save the file, the saved file, an acorn');
  expect(words).toEqual(['save', 'the', 'file', 'saved', 'an', 'acorn']);
  expect(wanted.map(({ word }) => word)).toEqual(['save', 'file', 'saved', 'acorn']);
  expect(empty).toEqual(['the']);
});

test.each([
  ['a word that is known', 'setProp', ['setprop']],
  ['the beginning of one', 'setPr', ['setpr']],
  ['one of the same stem', 'setProps', ['setprops']],
  ['one with two letters swapped', 'setPorp', ['setporp']],
  ['one that is misspelt otherwise', 'setPromp', ['setpromp']],
])('a name of several parts is whole if it is %s', (_, name, words) => {
  expect(wordsOf(name)).toEqual(words);
});

test('a name of several parts that is like no other is its parts', () => {
  expect(wordsOf('saveToolbox')).toEqual(['save', 'toolbox']);
  expect(wordsOf('save-FileFields')).toEqual(['save', 'file', 'fields']);
});

test.each([
  ['of the same stem', 'saving', [['save', 'saved']]],
  ['with two letters swapped, though its stem is known', 'fileds', [['file', 'fields']]],
  ['of two neighbours', 'tool box', [['toolbox'], ['toolbox']]],
  ['but not of what a sign parts', 'tool.box', [[], []]],
])('a word may stand for others: those %s', (_, query, others) => {
  expect(othersOf(query)).toEqual(others);
});

test.each([
  ['known', 'save', false],
  ['begun', 'reso', false],
  ['of a known stem', 'saving', false],
  ['none of these', 'reslover', true],
])('a word that is %s: misspelt? %s', (_, query, isMisspelt) => {
  expect(read(query).wanted.map((wanted) => wanted.isMisspelt)).toEqual([isMisspelt]);
});

test('only the last word may be unfinished', () => {
  expect(read('reso save').wanted.map(({ isLast, isMisspelt }) => [isLast, isMisspelt])).toEqual([
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
])('of %j, %j tell something', (words, telling) => {
  expect(tellingWords(words, (word) => word === 'save')).toEqual(telling);
});

test('two neighbours change places', () => {
  expect(swapsIn('node')).toEqual(['onde', 'ndoe', 'noed']);
  expect(swapsIn('n')).toEqual([]);
  expect(swapsIn('')).toEqual([]);
});
