import fc from 'fast-check';
import { packSections, unpackSections } from '../../../../src/shared/search/searchIndex';
import type { Section } from '../../../../src/shared/search/section';
import { wordsOf } from '../../../../src/shared/search/words';

const section = (path: string, anchor: string, titles: readonly string[], text = ''): Section => ({
  path,
  anchor,
  titles,
  text,
});

/** The index after packing, writing and reading. */
const carry = (sections: readonly Section[]) =>
  unpackSections(JSON.parse(JSON.stringify(packSections(sections))) as ReturnType<typeof packSections>);

const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

/** The expected entry of a section. */
function expected({ path, anchor, titles, text }: Section) {
  const own = wordsOf(titles.at(-1) ?? '');
  return { path, anchor, titles, words: sorted(wordsOf(text).filter((word) => !own.includes(word))) };
}

const expectCarried = (sections: readonly Section[]) =>
  expect(carry(sections).map((one) => ({ ...one, words: sorted(one.words) }))).toEqual(
    sections.map(expected),
  );

test('a site without sections has an empty index', () => {
  expect(carry([])).toEqual([]);
});

test('stores paths, anchors and titles, and the words that the title lacks', () => {
  expectCarried([
    section('/', '', ['Home'], 'A home for nodes'),
    section('/docs', '', ['Docs'], ''),
    section('/docs', 'actions', ['Docs', 'Actions'], 'What changes'),
    section('/docs', 'set', ['Docs', 'Actions', 'setProp'], 'setProp(fn) changes a prop of ROOT_NODE'),
  ]);
});

test('stores each word once, however often a text contains it', () => {
  expect(carry([section('/', '', ['Page'], 'node node Node NODE nodes')])[0]?.words).toHaveLength(2);
});

test('nests titles at any level', () => {
  expectCarried([
    section('/a', '', ['A']),
    section('/a', 'one', ['A', 'One']),
    section('/a', 'two', ['A', 'One', 'Two']),
    section('/a', 'deep', ['A', 'One', 'Two', 'Three']),
    section('/a', 'other', ['A', 'One', 'Other']),
    section('/a', 'last', ['A', 'Last']),
    section('/b', '', ['B']),
    section('/b', 'one', ['B', 'One']),
  ]);
});

test('allows repeated titles: within a page, below each other, and on other pages', () => {
  expectCarried([
    section('/a', '', ['Example'], 'first'),
    section('/a', 'example', ['Example', 'Example'], 'second'),
    section('/a', 'example-1', ['Example', 'Example'], 'third'),
    section('/a', 'example-2', ['Example', 'Example', 'Example'], 'fourth'),
    section('/b', '', ['Example'], 'fifth'),
  ]);
});

test('contains no full text when it is written', () => {
  const file = packSections([section('/', '', ['Page'], 'The quick brown fox, and the fox')]);
  expect(file.words.split(' ').sort()).toEqual(['and', 'brown', 'fox', 'quick', 'the']);
  expect(JSON.stringify(file)).not.toContain('quick brown fox');
});

test('lists the most frequent words first', () => {
  const file = packSections([
    section('/a', '', ['A'], 'rare often'),
    section('/b', '', ['B'], 'often some'),
    section('/c', '', ['C'], 'often some'),
  ]);
  expect(file.words).toBe('often some rare');
});

test('is the same file for the same sections, whatever the order of their words', () => {
  const pack = (text: string) => JSON.stringify(packSections([section('/', '', ['Page'], text)]));
  expect(pack('one two three')).toBe(pack('three one two'));
});

test('restores any content of pages', () => {
  const text = fc.array(fc.constantFrom('node', 'setProp', 'Tree', 'ROOT_NODE', 'constructor', '18', 'é'), {
    maxLength: 8,
  });
  const title = fc.constantFrom('Node', 'setProp', 'Tree', 'Ünï "quoted" <b>', '');
  const page = fc.tuple(title, fc.array(fc.tuple(fc.boolean(), title, text), { maxLength: 6 }));
  fc.assert(
    fc.property(fc.array(page, { maxLength: 5 }), (pages) => {
      const sections = pages.flatMap(([name, parts], number) => {
        let above: readonly string[] = [name];
        return [
          section(`/${number}`, '', [name], 'node tree'),
          ...parts.map(([isDeeper, own, words], place) => {
            above = isDeeper ? [...above, own] : [name, own];
            return section(`/${number}`, `a${place}`, above, words.join(' '));
          }),
        ];
      });
      expectCarried(sections);
    }),
  );
});
