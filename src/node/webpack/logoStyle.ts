import type { LoaderContext } from 'webpack';

const STYLE = /React\.createElement\("defs", null, [^)]*React\.createElement\("style", null, "[^"]*"\)\)/;

/**
 * Webpack loader: takes the style element out of the logo that DocSearch 5 draws. Its style sheet says the same, and the
 * policy of every page would have to name the element by its hash.
 */
export default function logoStyle(this: LoaderContext<object>, source: string): string {
  if (!STYLE.test(source))
    this.emitError(new Error('The logo of DocSearch no longer has a style element; remove this loader'));
  return source.replace(STYLE, 'null');
}
