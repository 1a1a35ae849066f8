/**
 * The normalised words of a text. Build and browser must use the same rule. `readName`: `wordsOfName`, or a function that
 * remembers its results.
 */
export function wordsOf(text: string, readName = wordsOfName): string[] {
  return namesIn(text).flatMap((name) => readName(name));
}

/** A compound name counts whole and by its parts: `setProp` → setprop, set, prop; `ROOT_NODE` → rootnode, root, node. */
export function wordsOfName(name: string): string[] {
  const parts = partsOf(name);
  return parts.length > 1 ? [whole(name), ...parts.map(whole)] : [whole(name)];
}

/** The words of a query: a compound name stays whole unless it is unknown. */
export function queryWords(text: string, isKnown: (word: string) => boolean = () => true): string[] {
  const read = (name: string): string[] => {
    const parts = name.includes('-') ? name.split('-') : partsOf(name);
    return parts.length > 1 && !isKnown(whole(name)) ? parts.flatMap(read) : [whole(name)];
  };
  return namesIn(text).flatMap(read);
}

const whole = (name: string) => normalizeSpelling(name.replace(/[_-]/g, '').toLowerCase());

/** British and American spellings are normalised to one. */
const SPELLINGS: readonly (readonly [british: RegExp, american: string])[] = [
  [/^(col|behavi|fav)our/, '$1or'],
  [/^(serial|normal|optim|custom|initial|organ|recogn|minim|maxim)is(e|ing|ation)/, '$1iz$2'],
  [/^licence/, 'license'],
  [/^centred/, 'centered'],
  [/^centre/, 'center'],
  [/^grey/, 'gray'],
];
const normalizeSpelling = (word: string) =>
  SPELLINGS.reduce((text, [british, american]) => text.replace(british, american), word);

const namesIn = (text: string): readonly string[] =>
  text.normalize('NFKC').match(/_*[\p{L}\p{N}][\p{L}\p{N}_]*(?:-_*[\p{L}\p{N}][\p{L}\p{N}_]*)*/gu) ?? [];
const PARTS = /\p{Lu}?[\p{Ll}\p{Lo}]+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;

/** A compound name, split at the bounds of its parts: `ROOT_NODE` → ROOT, _, NODE. */
export const splitName = (name: string): readonly string[] =>
  name.split(new RegExp(`(${PARTS.source})`, 'u')).filter((part) => part !== '');

const partsOf = (name: string): readonly string[] => name.match(PARTS) ?? [];
