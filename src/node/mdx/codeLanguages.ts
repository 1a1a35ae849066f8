import type { Root } from 'mdast';
import { bundledLanguages } from 'shiki/langs';
import { visit } from 'unist-util-visit';
import { nearest } from '../../config/nearest';

/** Names without a grammar that Shiki knows all the same. */
const PLAIN = ['text', 'txt', 'plain', 'plaintext', 'ansi'];
const LANGUAGES = [...Object.keys(bundledLanguages), ...PLAIN];

const DIAGRAMS = ['mermaid', 'dot', 'graphviz', 'plantuml', 'd2'];

/** MDX plugin: languages of code may be in capitals, as on GitHub. Shiki knows lower case only. */
export function lowerCaseLanguages() {
  return (tree: Root): void =>
    visit(tree, 'code', (node) => {
      node.lang &&= node.lang.toLowerCase();
    });
}

/** Why fenced code isn't shown as its language says; undefined if it is. `info`: what follows the marks of the fence. */
export function explainLanguage(info: string): string | undefined {
  const name = /^[^\s{:[=]+(?![^\s{]*=)/.exec(info)?.[0]; // not an option such as title="…"
  if (name !== undefined && DIAGRAMS.includes(name))
    return 'Diagrams aren’t supported and show as code. Show a picture from static/.';
  if (name === undefined || LANGUAGES.includes(name.toLowerCase())) return undefined;
  // Short names are near to many others.
  const near = name.length > 4 ? nearest(name, LANGUAGES) : undefined;
  const advice = near === undefined ? 'Write a name that Shiki knows, or "text".' : `Did you mean "${near}"?`;
  return `Unknown language "${name}", so this code has no colors. ${advice}`;
}
