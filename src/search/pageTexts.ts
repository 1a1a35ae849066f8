import { type ReactNode, isValidElement } from 'react';
import { textOfPacked } from '../shared/packedCode';
import type { PageModule } from '../shared/page';

/** Elements and components that end a word. */
const BLOCK = /^(?:[A-Z]|h[1-6]$|p$|li$|pre$|t[dhr]$|div$|blockquote$)/;

interface Props {
  readonly children?: ReactNode;
  readonly [prop: string]: unknown;
}

/** Props that are drawn as text, by the element or component; the name of a member is the title of its section. */
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
 * The texts of a page by the anchors they stand under, as src/node/search/searchSections.ts reads them from its HTML; read here
 * from what the page is drawn with, which the browser mostly has by then. `components`: names of those it may use.
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
    // What comes after a member belongs to what the member stands in.
    if (name === 'Member') anchor = around;
  };
  // Its components stand as their names: nothing is drawn.
  const named = Object.fromEntries(components.map((name) => [name, name]));
  const draw = page.default as (props: { components: object }) => ReactNode;
  visit(draw({ components: named }));
  return new Map([...texts].map(([key, text]) => [key, text.replace(/\s+/g, ' ').trim()]));
}
