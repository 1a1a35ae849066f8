import { findChange } from '../../../src/browser/exampleState';

test.each([
  ['a changed line', 'a\nb\nc', 'a\nX\nc', 'X\n'],
  ['an added line', 'a\nc', 'a\nb\nc', 'b\n'],
  ['an added last line', 'a', 'a\nb', 'b'],
  ['a removed line', 'a\nb\nc', 'a\nc', ''],
  ['a moved line', 'a\nb\nc', 'b\na\nc', 'b\na\n'],
  ['one of two equal lines', 'a\na', 'a\na\na', 'a'],
])('%s is found as a change of whole lines', (_, before, after, changed) => {
  const { start, end } = findChange(before, after);
  expect(after.slice(start, end)).toBe(changed);
});
