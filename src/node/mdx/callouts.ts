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

const ALERT = new RegExp(String.raw`^(\[!(${Object.keys(KINDS).join('|')})\][ \t]*)(.*?)[ \t]*(?:\n|$)`, 'i');

/** MDX plugin: turns the alerts of GitHub (`> [!NOTE]`) and VitePress (`> [!NOTE] Title`) into callouts. */
export function convertAlerts() {
  return (tree: Root): void =>
    visit(tree, 'blockquote', (quote, index, parent) => {
      const alert = takeAlert(quote);
      if (parent && index !== undefined && alert)
        parent.children[index] = callout(alert.name, alert.title, quote.children);
    });
}

interface Alert {
  readonly name: string;
  readonly title?: string;
  /** The text after it. */
  readonly rest: string;
}

/** The alert that a quote begins with, which is removed from its text; undefined for other quotes. */
function takeAlert({ children }: Blockquote): Alert | undefined {
  const [first] = children;
  const [start, ...more] = first?.type === 'paragraph' ? first.children : [];
  const alert = start?.type === 'text' ? readAlert(start.value, more.length === 0) : undefined;
  if (start?.type !== 'text' || !alert) return undefined;
  start.value = alert.rest;
  if (alert.rest === '' && more.length === 0) children.shift();
  return alert;
}

/** `isAll`: no markup follows. A first line with markup is content, not a title. */
function readAlert(text: string, isAll: boolean): Alert | undefined {
  const found = ALERT.exec(text);
  if (!found) return undefined;
  const [line, mark = '', name = '', title = ''] = found;
  const isTitle = isAll || line.endsWith('\n');
  return {
    name: name.toLowerCase(),
    ...(isTitle && title !== '' && { title }),
    rest: text.slice(isTitle ? line.length : mark.length),
  };
}
