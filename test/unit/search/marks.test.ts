import fc from 'fast-check';
import { excerptOf, markWords } from '../../../src/search/marks';

const marked = (text: string, matches: readonly string[]) =>
  markWords(text, matches).flatMap((piece) => (piece.isMatch ? [piece.text] : []));
const join = (text: string, matches: readonly string[]) =>
  markWords(text, matches)
    .map((piece) => piece.text)
    .join('');

test.each([
  ['The node and its nodes.', ['node'], ['node']],
  ['NODE, Node', ['node'], ['NODE', 'Node']],
  ['Call setProp(fn).', ['prop'], ['Prop']],
  ['Call setProp(fn).', ['setprop'], ['setProp']],
  ['It is ROOT_NODE.', ['rootnode'], ['ROOT_NODE']],
  ['for drag-and-drop here', ['draganddrop'], ['drag-and-drop']],
  ['for drag-and-drop here', ['drop'], ['drop']],
  ['It is ROOT_NODE.', ['node'], ['NODE']],
  ['The colour of it', ['color'], ['colour']],
  ['Über uns', ['über'], ['Über']],
  ['a b a', ['a', 'b'], ['a', 'b', 'a']],
  ['A node', [], []],
  ['', ['node'], []],
])('in %j, %j marks %j', (text, matches, expected) => {
  expect(marked(text, matches)).toEqual(expected);
  expect(join(text, matches)).toBe(text);
});

test('the pieces of any text add up to the text, and none is empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, matches) => {
      expect(join(text, matches)).toBe(text);
      expect(markWords(text, matches).every((piece) => piece.text !== '')).toBe(true);
    }),
  );
});

describe('an excerpt', () => {
  const LIMIT = 160;
  const filler = (count: number) => Array.from({ length: count }, (_, place) => `filler${place}`).join(' ');
  const bare = (excerpt: string) => excerpt.replace(/^… | …$/g, '');

  test.each([
    ['of an empty text is empty', ''],
    ['of a short text is the text', 'A short text.'],
    ['of a text that just fits is the text', 'x '.repeat(74) + 'yy'],
  ])('%s', (_, text) => {
    expect(excerptOf(text, ['text'])).toBe(text);
    expect(excerptOf(text, ['nowhere'])).toBe(text);
  });

  test('is the start of the text without a match', () => {
    const text = filler(100);
    const excerpt = excerptOf(text, ['nowhere']);
    expect(excerpt).toMatch(/^filler0 .* …$/);
    expect(excerpt.length).toBeLessThanOrEqual(LIMIT);
    expect(text.startsWith(bare(excerpt))).toBe(true);
  });

  test.each([
    ['at the beginning', 0, /^match .* …$/],
    ['in the middle', 40, /^… .* match .* …$/],
    ['at the end', 80, /^… .* match$/],
  ])('surrounds a match %s, cut between words', (_, place, expected) => {
    const words = filler(80).split(' ');
    words.splice(place, 0, 'match');
    const text = words.join(' ');
    const excerpt = excerptOf(text, ['match']);
    expect(excerpt).toMatch(expected);
    expect(excerpt.length).toBeLessThanOrEqual(LIMIT);
    expect(excerpt.length).toBeGreaterThan(LIMIT / 2);
    expect(words).toEqual(expect.arrayContaining(bare(excerpt).split(' ')));
    expect(text).toContain(bare(excerpt));
  });

  test('neither begins nor ends with the sign between the cells of a table', () => {
    const cells = Array.from({ length: 100 }, () => 'cell').join(' · ');
    expect(excerptOf(cells, ['nowhere'])).toMatch(/^cell ·.* cell …$/);
    expect(excerptOf(`${cells} · match · ${cells}`, ['match'])).toMatch(/^… cell ·.* match ·.* cell …$/);
  });

  test('starts a few words before the match', () => {
    const [before = ''] = excerptOf(`${filler(40)} match ${filler(40)}`, ['match']).split('match');
    expect(before.length).toBeGreaterThan(20);
    expect(before.length).toBeLessThan(50);
  });

  test('is taken from where most query words match', () => {
    const text = `one ${filler(40)} one two ${filler(3)} one two ${filler(40)} two`;
    const excerpt = excerptOf(text, ['one', 'two']);
    expect(marked(excerpt, ['one', 'two'])).toEqual(['one', 'two', 'one', 'two']);
  });

  test('is the first of equally good places', () => {
    const text = `${filler(20)} match here ${filler(40)} match there ${filler(20)}`;
    expect(excerptOf(text, ['match'])).toContain('match here');
  });

  test.each([
    ['one long word', 'x'.repeat(2000), 'nowhere'],
    ['a language without spaces', `${'日本語、'.repeat(100)}match、${'日本語、'.repeat(100)}`, 'match'],
    ['a long address', `${filler(10)} https://a.example/${'ab/'.repeat(100)}match ${filler(40)}`, 'match'],
    ['a match that is too long', `${filler(10)} ${'x'.repeat(400)} ${filler(40)}`, 'x'.repeat(400)],
  ])('stays short and keeps its match in %s', (_, text, match) => {
    const excerpt = excerptOf(text, [match]);
    expect(excerpt.length).toBeLessThanOrEqual(LIMIT);
    expect(excerpt.length).toBeGreaterThan(50);
    expect(text).toContain(bare(excerpt));
    if (text.includes(match)) expect(excerpt).toContain(match.slice(0, 50));
  });

  test.each(['', 'a'])('does not split a surrogate pair after %j', (before) => {
    const excerpt = excerptOf(before + '𠮷'.repeat(300), ['nowhere']);
    // Throws on half a surrogate pair.
    expect(() => encodeURIComponent(excerpt)).not.toThrow();
    expect(excerpt.length).toBeGreaterThan(140);
  });

  test('is a short part of any text, with the match in it', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.array(word, { maxLength: 80 }), (before, after) => {
        const text = [...before, 'MATCH', ...after].join(' ');
        const excerpt = excerptOf(text, ['match']);
        expect(text).toContain(bare(excerpt));
        expect(excerpt).toContain('MATCH');
        expect(excerpt.length).toBeLessThanOrEqual(LIMIT);
      }),
    );
  });
});
