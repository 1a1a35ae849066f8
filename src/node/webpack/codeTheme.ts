import type { LoaderContext } from 'webpack';
import { readSite, type SiteOptions } from './readSite';
import { createPalette } from '../mdx/palette';

/** Webpack loader: fills src/theme/codeTheme.css with the colours of the configured theme. */
export default function codeTheme(this: LoaderContext<SiteOptions>, source: string): void {
  const callback = this.async();
  const { site } = readSite(this);
  createPalette(site.code.theme).then(({ css }) => callback(null, `${source}\n${css}`), callback);
}
