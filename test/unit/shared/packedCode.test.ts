import fc from 'fast-check';
import { type CodeLine, packCode, textOfPacked, unpackCode } from '../../../src/shared/packedCode';

const LINES: readonly CodeLine[] = [
  { tokens: [{ className: 't1', text: 'import' }, { text: ' a;' }] },
  { className: 'added', tokens: [{ className: 't2 ti', text: '// b' }] },
  { tokens: [{ text: '' }] },
];

test('packing and unpacking preserves lines, marks, colours and words', () => {
  expect(unpackCode(packCode(LINES))).toEqual(LINES);
  expect(textOfPacked(packCode(LINES))).toBe('import a;\n// b\n');
});

test('packing and unpacking preserves any code', () => {
  // No control characters except tabs, because lines are split already.
  const text = fc.string({ unit: 'grapheme' }).map((one) => one.replace(/[\x00-\x08\x0a-\x1f]/g, ''));
  const className = fc.option(fc.stringMatching(/^[a-z]\w{0,8}$/), { nil: undefined });
  const token = fc.record({ className, text });
  const line = fc.record({ className, tokens: fc.array(token, { minLength: 1 }) });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      expect(unpackCode(packCode(lines))).toEqual(lines);
    }),
  );
});
