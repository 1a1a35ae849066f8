import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type CodeLine, packCode, type Token } from '../../shared/packedCode';

/**
 * MDX plugin: replaces every code block by `<Code>`, with its lines and colours packed into one string
 * (src/shared/packedCode.ts). Runs after highlighting.
 */
export function packFences() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (!parent || index === undefined || code?.type !== 'element' || code.tagName !== 'code') return;
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Code',
        attributes: [
          ...attribute('language', node.properties['data-language']),
          ...attribute('title', node.properties['data-title']),
          ...attribute('packed', packCode(readLines(code))),
        ],
        children: [],
      };
      return SKIP;
    });
  };
}

/** Highlighted code has one element per line; other code is text, whose trailing line break starts no line. */
function readLines(code: Element): CodeLine[] {
  const lines = code.children.filter((child) => child.type === 'element');
  if (lines.length > 0)
    return lines.map((line) => ({
      className: markOf(line),
      tokens: mergeTokens(line.children.map(readToken)),
    }));
  return toString(code)
    .replace(/\n$/, '')
    .split('\n')
    .map((text) => ({ tokens: [{ text }] }));
}

/** Merges adjacent tokens of the same colour. Whitespace has no visible colour, so it joins any token. */
function mergeTokens(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    const isSame = last?.className === token.className || token.text.trim() === '';
    if (last && isSame) merged[merged.length - 1] = { ...last, text: last.text + token.text };
    else merged.push(token);
  }
  return merged;
}

const readToken = (node: ElementContent): Token => ({ className: classOf(node), text: toString(node) });

/** The class of a line besides `line`, such as `marked`. */
const markOf = (line: Element) => classOf(line)?.replace(/^line ?/, '') || undefined;

function classOf(node: ElementContent): string | undefined {
  if (node.type !== 'element') return undefined;
  const names = node.properties['className'] ?? node.properties['class'];
  return Array.isArray(names) ? names.join(' ') : names?.toString();
}

type Attributes = Extract<RootContent, { type: 'mdxJsxFlowElement' }>['attributes'];

function attribute(name: string, value: unknown): Attributes {
  return typeof value === 'string' ? [{ type: 'mdxJsxAttribute', name, value }] : [];
}
