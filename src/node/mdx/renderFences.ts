import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * MDX plugin: replaces every code block by `<Code>` with its highlighted HTML as one string, because compiling an element
 * for each token takes several times longer. Runs after highlighting.
 */
export function renderFences() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined;
      if (!parent || index === undefined || code?.type !== 'element' || code.tagName !== 'code') return;
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Code',
        attributes: [
          ...attribute('title', node.properties['data-title']),
          ...attribute('html', renderCode(code)),
        ],
        children: [],
      };
      return SKIP;
    });
  };
}

/** Highlighted code has one element per line; other code is text, whose trailing line break starts no line. */
function renderCode(code: Element): string {
  const lines = code.children.filter((child) => child.type === 'element');
  const content: ElementContent[] =
    lines.length > 0
      ? lines.flatMap((line, index) => [...(index > 0 ? [textNode('\n')] : []), ...simplifyLine(line)])
      : [textNode(toString(code).replace(/\n$/, ''))];
  return toHtml(content, { characterReferences: { useNamedReferences: true } });
}

/** Only a line with a class of its own, such as `marked`, needs an element. */
function simplifyLine(line: Element): ElementContent[] {
  const tokens = mergeTokens(line.children);
  return classOf(line) === 'line' ? tokens : [{ ...line, children: tokens }];
}

/** Merges adjacent tokens of the same colour. Whitespace has no visible colour, so it joins any token. */
function mergeTokens(tokens: readonly ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    const text = toString(token);
    const isSame = last !== undefined && (classOf(last) === classOf(token) || text.trim() === '');
    if (isSame) merged[merged.length - 1] = withText(last, toString(last) + text);
    else merged.push(withText(token, text));
  }
  return merged;
}

const withText = (token: ElementContent, text: string): ElementContent =>
  token.type === 'element' ? { ...token, children: [textNode(text)] } : textNode(text);

const textNode = (value: string) => ({ type: 'text', value }) as const;

function classOf(node: ElementContent): string | undefined {
  if (node.type !== 'element') return undefined;
  const names = node.properties['className'] ?? node.properties['class'];
  return Array.isArray(names) ? names.join(' ') : names?.toString();
}

type Attributes = Extract<RootContent, { type: 'mdxJsxFlowElement' }>['attributes'];

function attribute(name: string, value: unknown): Attributes {
  return typeof value === 'string' ? [{ type: 'mdxJsxAttribute', name, value }] : [];
}
