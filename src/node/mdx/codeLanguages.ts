import type { Root } from 'mdast';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { nearest } from '../../config/nearest';

/** Names without a grammar that Shiki knows all the same. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext', 'ansi'];
const LANGUAGES = [...Object.keys(bundledLanguages), ...PLAIN];

const DIAGRAMS = ['mermaid', 'dot', 'graphviz', 'plantuml', 'd2'];

/** What follows the marks of a fence, in parts. */
interface FenceInfo {
  /** As written; empty without one. */
  readonly language: string;
  /** Its title, marked lines and so on. */
  readonly flags: string;
}

/** Reads what follows the marks of a fence. Flags may be attached to the language, or follow none: `tsx{1}`, `{1}`. */
export function splitInfo(info: string): FenceInfo {
  const language = /^[^\s{:[=]+(?![^\s{:]*=)/.exec(info)?.[0] ?? ''; // not a flag such as title="…"
  return { language, flags: info.slice(language.length).trim() };
}

/**
 * MDX plugin: separates the language of code from flags attached to it. Languages may be in capitals, as on GitHub; Shiki
 * knows lower case only, and reads flags only after a language.
 */
export function readFenceInfo() {
  return (tree: Root): void =>
    visit(tree, 'code', (node) => {
      const { language, flags } = splitInfo([node.lang, node.meta].filter(Boolean).join(' '));
      node.lang = language.toLowerCase() || (flags === '' ? null : 'text');
      node.meta = flags || null;
    });
}

/** Why fenced code isn't shown as its language says; undefined if it is. */
export function explainLanguage(name: string): string | undefined {
  if (DIAGRAMS.includes(name))
    return 'Diagrams aren’t supported and show as code. Show a picture from static/.';
  if (name === '' || LANGUAGES.includes(name.toLowerCase())) return undefined;
  // Short names are near to many others.
  const near = name.length > 4 ? nearest(name, LANGUAGES) : undefined;
  const advice = near === undefined ? 'Write a name that Shiki knows, or "text".' : `Did you mean "${near}"?`;
  return `Unknown language "${name}", so this code has no colors. ${advice}`;
}
