import type { LoaderContext } from 'webpack';
import type { Site } from '../../config/model';
import { createPalette } from '../mdx/palette';

/** Webpack loader: fills src/theme/codeTheme.css with the colours of the code themes. */
export default function codeTheme(this: LoaderContext<Site['code']>, source: string): void {
  const callback = this.async();
  createPalette(this.getOptions()).then(({ css }) => callback(null, `${source}\n${css}`), callback);
}
