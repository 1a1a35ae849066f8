import type { BlockContent, Blockquote, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** The callouts of this and other generators, as kinds of <Admonition>. */
export const KINDS: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'note',
  important: 'note',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** `<Admonition>`, whose title is by default the name that its author wrote. */
export function callout(
  name: string,
  title: string | undefined,
  content: readonly RootContent[],
): BlockContent {
  const kind = KINDS[name] ?? 'note';
  const heading = title ?? (kind === name ? undefined : name.replace(/^./, (letter) => letter.toUpperCase()));
  return component('Admonition', { kind, ...(heading !== undefined && { title: heading }) }, content);
}

/** An element of MDX. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[],
): BlockContent {
  const written = Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes: written, children } as unknown as BlockContent;
}

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*(?:\n|$)/i;

/** MDX plugin: turns the alerts of GitHub (`> [!NOTE]`) into callouts. */
export function convertAlerts() {
  return (tree: Root): void =>
    visit(tree, 'blockquote', (quote, index, parent) => {
      const name = takeAlert(quote);
      if (parent && index !== undefined && name !== undefined)
        parent.children[index] = callout(name, undefined, quote.children);
    });
}

/** The name of an alert, which is removed from its text; undefined for other quotes. */
function takeAlert({ children }: Blockquote): string | undefined {
  const [first] = children;
  const [start] = first?.type === 'paragraph' ? first.children : [];
  if (first?.type !== 'paragraph' || start?.type !== 'text') return undefined;
  const name = ALERT.exec(start.value)?.[1]?.toLowerCase();
  start.value = start.value.replace(ALERT, '');
  if (start.value === '' && first.children.length === 1) children.shift();
  return name;
}
