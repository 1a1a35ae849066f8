import type { LoaderContext } from 'webpack';
import { createPalette } from '../mdx/palette';

/** Webpack loader: fills src/theme/codeTheme.css with the colours of a Shiki theme. */
export default function codeTheme(this: LoaderContext<{ theme: string }>, source: string): void {
  const callback = this.async();
  const { theme } = this.getOptions();
  createPalette(theme).then(({ css }) => callback(null, `${source}\n${css}`), callback);
}
