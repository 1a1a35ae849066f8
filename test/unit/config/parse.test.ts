import { z } from 'zod';
import { formatKeyPath, parseFile } from '../../../src/config/parse';
import { formatProblem } from '../../../src/config/problems';

const schema = z.strictObject({
  name: z.string(),
  size: z.int().min(1).max(9).default(3),
  mode: z.enum(['light', 'dark']).default('light'),
  hue: z.enum(['red', ...Array.from({ length: 19 }, (_, index) => `hue-${index + 1}`)]).optional(),
  entries: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('page'), path: z.string() }),
        z.strictObject({ kind: z.literal('group'), label: z.string().optional() }),
      ]),
    )
    .default([]),
});

const parse = (text: string) => parseFile('a.json', text, schema);
const heads = (text: string) => parse(text).problems.map((problem) => formatProblem(problem).split('\n')[0]);

test('a valid file gets its defaults', () => {
  expect(parse('{ "name": "x" }')).toMatchObject({
    problems: [],
    value: { name: 'x', size: 3, mode: 'light', entries: [] },
  });
});

test('all errors are reported together', () => {
  const text = `{
  "nam": "x",
  "size": 12,
  "mode": "drak",
  "mode": "dark",
  "entries": [{ "kind": "page", "pth": "/" }, { "kind": "pge" }, 7]
}`;
  expect(parse(text).value).toBeUndefined();
  expect(heads(text).sort()).toEqual([
    'a.json:2:3  nam: unknown key. Did you mean "name"?',
    'a.json:3:11  size: expected at most 9; found 12.',
    'a.json:5:3  mode: expected each key once; this one already appears above.',
    'a.json:6:33  entries[0].pth: unknown key. Did you mean "path"?',
    'a.json:6:57  entries[1].kind: expected one of "page", "group"; found "pge". Did you mean "page"?',
    'a.json:6:66  entries[2]: expected an object: { … }; found 7.',
  ]);
});

test.each([
  [
    '{ "name": "x", "mode": "drak" }',
    'mode: expected one of "light", "dark"; found "drak". Did you mean "dark"?',
  ],
  ['{ "name": "x", "size": 0 }', 'size: expected at least 1; found 0.'],
  ['{ "name": "x", "size": 2.5 }', 'size: expected a whole number; found 2.5.'],
  ['{ "name": "x", "size": null }', 'size: expected a number; found null.'],
  ['{ "name": ["x"] }', 'name: expected text in double quotes; found ["x"].'],
  [
    '{ "name": "x", "zzzzzz": 1 }',
    'zzzzzz: unknown key; expected one of "name", "size", "mode", "hue", "entries".',
  ],
  [
    '{ "name": "x", "entries": [{ "kind": "group", "zzzzzz": 1 }] }',
    'entries[0].zzzzzz: unknown key; expected one of "kind", "label".',
  ],
  [
    '{ "name": "x", "__proto__": { "mode": "dark" } }',
    '__proto__: unknown key; expected one of "name", "size", "mode", "hue", "entries".',
  ],
  [
    '{ "name": "x", "toString": 1 }',
    'toString: unknown key; expected one of "name", "size", "mode", "hue", "entries".',
  ],
  ['[]', 'expected an object: { "name": …, "size": …, "mode": …, … }; found [].'],
  ['{ "name": "x", "hue": "redd" }', 'hue: expected one of 20 names; found "redd". Did you mean "red"?'],
  [
    '{ "name": "x", "hue": "zzzzzz" }',
    expect.stringMatching(/^hue: expected one of "red", "hue-1", .*"hue-19"; found "zzzzzz"\.$/),
  ],
])('%s: %s', (text, message) => {
  expect(heads(text).map((head) => head?.replace(/^a\.json:\d+:\d+ {2}/, ''))).toEqual([message]);
});

test('a key that is missing is reported beside another unknown key', () => {
  expect(heads('{ "zzzzzz": 1 }')).toEqual([
    'a.json:1:1  name: is missing; expected text in double quotes.',
    'a.json:1:3  zzzzzz: unknown key; expected one of "name", "size", "mode", "hue", "entries".',
  ]);
});

test('a long value is truncated', () => {
  const [head] = heads(`{ "name": { "text": "${'x'.repeat(500)}" } }`);
  expect(head).toMatch(/found \{"text":"x+…\.$/);
  expect(head!.length).toBeLessThan(150);
});

test('syntax errors are reported alone, all of them, with their line', () => {
  const { value, problems } = parse('{\n  "nam": "x",,\n  "size": tru\n}');
  expect(value).toBeUndefined();
  expect(problems.map(({ position }) => position?.line)).toEqual(expect.arrayContaining([2, 3]));
  expect(problems.every(({ at }) => at === '')).toBe(true);
  expect(problems[0]).toMatchObject({ position: { line: 2, column: 14 }, sourceLine: '  "nam": "x",,' });
});

test('an empty file is reported as such', () => {
  expect(heads(' \n')[0]).toMatch(/1:1 +expected a JSON object, found an empty file; start with "\{\}"/);
});

test.each([
  [['navbar', 'items', 2, 'href'], 'navbar.items[2].href'],
  [[0, 1, 'a'], '[0][1].a'],
  [[], ''],
])('%j is written as %s', (path, text) => {
  expect(formatKeyPath(path)).toBe(text);
});
