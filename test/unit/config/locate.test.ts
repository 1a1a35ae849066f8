import fc from 'fast-check';
import { parseLocatedJson, positionAt } from '../../../src/config/locate';

const TEXT = `{
  "title": "A",
  "list": [
    { "href": "/a" }, { "href": "/b" }
  ]
}`;

test.each([
  [[], 1, 1, 'the document'],
  [['title'], 2, 12, 'a value'],
  [['list', 1], 4, 23, 'an entry of a list'],
  [['list', 1, 'href'], 4, 33, 'a value inside it'],
  [['list', 1, 'label'], 4, 23, 'a key that is missing: the object that should have it'],
  [['list', 7, 'href'], 3, 11, 'an entry that is missing: the list'],
  [['no', 'such', 'key'], 1, 1, 'an unknown path: the document'],
])('%j is at %i:%i (%s)', (path, line, column) => {
  expect(parseLocatedJson(TEXT).positionOf(path)).toEqual({ line, column });
});

test('the place of a key is before its value', () => {
  const json = parseLocatedJson(TEXT);
  expect(json.positionOfKey([], 'list')).toEqual({ line: 3, column: 3 });
  expect(json.positionOfKey(['list', 1], 'href')).toEqual({ line: 4, column: 25 });
});

test('lines end the same way on every system', () => {
  expect(parseLocatedJson(TEXT.replaceAll('\n', '\r\n')).positionOf(['list', 1])).toEqual({
    line: 4,
    column: 23,
  });
  expect(positionAt('a\nb', 2)).toEqual({ line: 2, column: 1 });
});

test.each([
  ['{ "a": 1, "a": 2 }', ['1:11 a']],
  ['{ "a": { "b": 1,\n "b": 2 }, "c": [{ "d": 1, "d": 2, "d": 3 }] }', ['2:2 b', '2:28 d', '2:36 d']],
  ['{ "a": { "b": 1 }, "c": { "b": 1 } }', []],
])('the repeated keys of %j are %j', (text, expected) => {
  const found = parseLocatedJson(text).repeatedKeys.map(
    ({ key, position }) => `${position.line}:${position.column} ${key}`,
  );
  expect(found).toEqual(expected);
});

test.each([
  ['{ "a": 1, }', '1:9', 'a trailing comma'],
  ['[1 2]', '1:4', 'a missing comma'],
  ['{ "a" 1 }', '1:7', 'a missing colon'],
  ['// note\n{}', '1:1', 'a comment'],
  ["{ 'a': 1 }", '1:3', 'single quotes'],
  ['{ "a": tru }', '1:8', 'a word without quotes'],
  ['{ "a": "x\n" }', '1:8', 'an unterminated string'],
  ['{ "a": 01 }', '1:9', 'a number with a leading zero'],
  ['{ "a": "\\x" }', '1:8', 'an unknown escape'],
  ['{} {}', '1:4', 'two documents'],
  ['{ "a": 1', '1:9', 'an unterminated object'],
  ['', '1:1', 'an empty file'],
])('%j is rejected at %s: %s', (text, place) => {
  const { value, syntaxErrors } = parseLocatedJson(text);
  expect(value).toBeUndefined();
  const [first] = syntaxErrors;
  expect(`${first?.position.line}:${first?.position.column}`).toBe(place);
  expect(first?.message).toMatch(/^expected /);
});

test.each([
  ['{ title: "W" }', '1:3', 'the key in double quotes: "title"'],
  ['{ "a": 1,\n  b: 2 }', '2:3', 'the key in double quotes: "b"'],
  ['{ "a": True }', '1:8', '"true" in lower case, without quotes'],
  ['{ "a": “W x” }', '1:8', 'straight double quotes: write " for “'],
  ['{ "a": W” }', '1:9', 'straight double quotes: write " for ”'],
  ['{\u00a0"a": 1 }', '1:2', 'no invisible character here: remove U+00A0'],
  ['{ "a": 1; "b": 2 }', '1:9', '"," between two entries: write it for ";"'],
  ['{ "a" = 1 }', '1:7', '":" between the key and its value: write it for "="'],
  ['{ "a" => 1 }', '1:7', '":" between the key and its value: write it for "=>"'],
  ['{ "a": dark }', '1:8', 'a value: text goes in double quotes'],
])('%j is rejected at %s, with what to write: %s', (text, place, expected) => {
  const found = parseLocatedJson(text).syntaxErrors.map(
    ({ message, position: { line, column } }) => `${line}:${column} ${message}`,
  );
  expect(found).toEqual([`${place} expected ${expected}`]);
});

test('any text is either valid JSON or rejected with a place inside it', () => {
  const pieces = fc.constantFrom(
    ...'{}[]:,"\\-+.0123eEtrufalsn \t\r\n\u00a0\u2028\ufeff/*',
    '"a"',
    'true',
    'null',
    '1e999',
    '\\u12',
  );
  const text = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 2 })))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.json()), (input) => {
      const { value, syntaxErrors } = parseLocatedJson(input);
      const lines = input.split('\n').length;
      if (syntaxErrors.length === 0) expect(value).toEqual(JSON.parse(input));
      expect(
        syntaxErrors.every(({ position: { line, column } }) => line >= 1 && line <= lines && column >= 1),
      ).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
