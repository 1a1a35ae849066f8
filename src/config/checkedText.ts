import { z } from 'zod';

/** Returns what was expected, as the end of "expected …"; undefined for a valid string. */
export type TextRule = (value: string) => string | undefined;

/**
 * A string with rules, checked in order; the first violation is reported. `pattern` approximates the rules for editors
 * and is part of the JSON Schema only.
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

/** A rule with a fixed expectation. */
export const rule =
  (isRight: (value: string) => boolean, expected: string): TextRule =>
  (value) =>
    isRight(value) ? undefined : expected;

/** A rule about characters. The message is `expected`, which lists the allowed ones, and the first forbidden one. */
export const charactersRule =
  (forbidden: RegExp, expected: string): TextRule =>
  (value) => {
    const [character] = forbidden.exec(value) ?? [];
    return character === undefined ? undefined : `${expected}; ${nameCharacter(character)} is not allowed`;
  };

/** Control characters, line breaks, lone surrogates, and bidi overrides. */
export const UNUSABLE_CHARACTER = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E]/u;

/** `ü` → `"ü"`; a space by its name, a mark or an invisible character by its number: `U+202E`. */
export function nameCharacter(character: string): string {
  if (character === ' ') return 'a space';
  // Combining marks would be drawn on the quotation mark.
  const isVisible = !/[\p{C}\p{Z}\p{M}]/u.test(character);
  return isVisible ? `"${character}"` : codeOf(character);
}

/** `U+202E` */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
