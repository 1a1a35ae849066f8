import { type ReactNode, isValidElement } from 'react';
import { textOfPacked } from '../shared/packedCode';
import type { PageModule } from '../shared/page';

/** Elements and components that end a word. */
const BLOCK = /^(?:[A-Z]|h[1-6]$|p$|li$|pre$|t[dhr]$|div$|blockquote$)/;

interface Props {
  readonly children?: ReactNode;
  readonly [prop: string]: unknown;
}

/** Props rendered as text, by component. The name of a member is left out, because it is the title of its section. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['title'],
  Feature: ['title'],
  Member: ['type', 'default'],
  Tab: ['label'],
  Code: ['title', 'packed'],
};

function shownTexts(name: string, props: Props): string[] {
  return (SHOWN[name] ?? []).flatMap((prop) => {
    const text = props[prop];
    if (typeof text !== 'string') return [];
    if (prop === 'default') return ['default', text];
    return [prop === 'packed' ? textOfPacked(text) : text];
  });
}

/**
 * The texts of a page by anchor, split like in src/node/search/searchSections.ts. That module reads the HTML; this one
 * reads the page's module, which the browser usually has cached. `components`: names of the components of pages.
 */
export function readTexts(page: PageModule, components: readonly string[]): ReadonlyMap<string, string> {
  const texts = new Map([['', '']]);
  let anchor = '';
  const say = (text: string) => void texts.set(anchor, (texts.get(anchor) ?? '') + text);
  const visit = (node: ReactNode): void => {
    if (typeof node === 'string' || typeof node === 'number') return say(String(node));
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isValidElement<Props>(node)) return;
    const { children, id } = node.props;
    const name = typeof node.type === 'string' ? node.type : '';
    if (name === 'h1') return; // The title of the page.
    const around = anchor;
    const begins = typeof id === 'string' && /^(?:h[2-6]|Member)$/.test(name);
    if (begins) anchor = id;
    shownTexts(name, node.props).forEach((text) => say(`${text} `));
    if (!begins || name === 'Member') visit(children);
    if (BLOCK.test(name)) say(' ');
    // Text after a member belongs to the section around it.
    if (name === 'Member') anchor = around;
  };
  // Each component is replaced by its name, so nothing is rendered.
  const named = Object.fromEntries(components.map((name) => [name, name]));
  const draw = page.default as (props: { components: object }) => ReactNode;
  visit(draw({ components: named }));
  return new Map([...texts].map(([key, text]) => [key, text.replace(/\s+/g, ' ').trim()]));
}
