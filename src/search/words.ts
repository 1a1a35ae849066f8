/**
 * The words of a text as they are searched for, in lower case. A name made of several counts whole and in its parts:
 * `setProp` → setprop, set, prop; `ROOT_NODE` → rootnode, root, node. Build and browser must agree on this.
 */
export function wordsOf(text: string): string[] {
  return namesIn(text).flatMap((name) => {
    const parts = name.match(PARTS) ?? [];
    return parts.length > 1 ? [whole(name), ...parts.map((part) => part.toLowerCase())] : [whole(name)];
  });
}

/** The words of a query: nobody who types a name means each of its parts. */
export function queryWords(text: string): string[] {
  return namesIn(text).map(whole);
}

const whole = (name: string) => name.replaceAll('_', '').toLowerCase();
const namesIn = (text: string): readonly string[] =>
  text.normalize('NFKC').match(/[\p{L}\p{N}_]*[\p{L}\p{N}][\p{L}\p{N}_]*/gu) ?? [];
const PARTS = /\p{Lu}?[\p{Ll}\p{Lo}]+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;
