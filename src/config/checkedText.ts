import { z } from 'zod';

/** What a string has to be, as the end of "expected …"; undefined for one that is right. */
export type TextRule = (value: string) => string | undefined;

/**
 * A string that has to keep rules, in order; the first one it breaks is reported. `pattern` is what editors know of the
 * rules: it is part of the JSON Schema only.
 */
export function checkedText(rules: readonly TextRule[], pattern?: RegExp) {
  const schema = z.string().check(({ value, issues }) => {
    for (const rule of rules) {
      const expected = rule(value);
      if (expected === undefined) continue;
      issues.push({ code: 'custom', message: `expected ${expected}`, input: value });
      return;
    }
  });
  return pattern ? schema.meta({ pattern: pattern.source }) : schema;
}

/** A rule with one fixed sentence. */
export const rule =
  (isRight: (value: string) => boolean, expected: string): TextRule =>
  (value) =>
    isRight(value) ? undefined : expected;

/** A rule about characters. `expected` says which are allowed; the first one that is not is added to it. */
export const charactersRule =
  (forbidden: RegExp, expected: string): TextRule =>
  (value) => {
    const [character] = forbidden.exec(value) ?? [];
    return character === undefined ? undefined : `${expected}; ${nameCharacter(character)} is not allowed`;
  };

/** Control characters, line breaks, halves of surrogate pairs, and marks that reverse all text after them. */
export const UNUSABLE_CHARACTER = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E]/u;

/** `ü` → `"ü"`; a space by its name, and what can't be seen by its number: `U+202E`. */
function nameCharacter(character: string): string {
  if (character === ' ') return 'a space';
  const isVisible = !/[\p{C}\p{Z}]/u.test(character);
  const code = character.codePointAt(0) ?? 0;
  return isVisible ? `"${character}"` : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
