import { wordsOf, wordsOfName } from '../../shared/search/words';

const known = new Map<string, string[]>();

/** `wordsOf` for many texts: most names occur in several of them, so their words are remembered. */
export const readWords = (text: string): string[] => wordsOf(text, readName);

function readName(name: string): string[] {
  const words = known.get(name) ?? wordsOfName(name);
  known.set(name, words);
  return words;
}
