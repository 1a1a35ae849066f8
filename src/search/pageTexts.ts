import { type ReactNode, isValidElement } from 'react';
import type { PageModule } from '../runtime/pageLoader';

/** Elements and components that end a word. */
const BLOCK = /^(?:[A-Z]|h[1-6]$|p$|li$|pre$|t[dhr]$|div$|blockquote$)/;

interface Props {
  readonly children?: ReactNode;
  readonly id?: unknown;
  readonly name?: unknown;
  readonly type?: unknown;
}

/**
 * The texts of a page by the anchors they stand under, as src/build/searchSections.ts reads them from its HTML; read here
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
    const { children, id, type } = node.props;
    const name = typeof node.type === 'string' ? node.type : '';
    const isHeading = /^h[1-6]$/.test(name);
    if (typeof id === 'string' && (isHeading || name === 'Member')) anchor = id;
    if (name === 'Member') say(`${String(type)} `);
    if (!isHeading) visit(children);
    if (BLOCK.test(name)) say(' ');
  };
  // Its components stand as their names: nothing is drawn.
  const named = Object.fromEntries(components.map((name) => [name, name]));
  const draw = page.default as (props: { components: object }) => ReactNode;
  visit(draw({ components: named }));
  return new Map([...texts].map(([key, text]) => [key, text.replace(/\s+/g, ' ').trim()]));
}
