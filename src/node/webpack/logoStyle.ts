import type { LoaderContext } from 'webpack';

const STYLE = /React\.createElement\("defs", null, [^)]*React\.createElement\("style", null, "[^"]*"\)\)/;

/**
 * Webpack loader: removes the style element from DocSearch 5's logo. Its style sheet has the same rules, and the CSP of
 * every page would need a hash for the element.
 */
export default function logoStyle(this: LoaderContext<object>, source: string): string {
  if (!STYLE.test(source))
    this.emitError(new Error('The logo of DocSearch no longer has a style element; remove this loader'));
  return source.replace(STYLE, 'null');
}
