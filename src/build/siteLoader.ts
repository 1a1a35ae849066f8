import type { LoaderContext } from 'webpack';
import { readSite } from './readSite';

/** Webpack loader for `site.config.json?site`: the checked site model as a module. */
export default function siteLoader(this: LoaderContext<{ root: string }>): string {
  return `export const site = ${JSON.stringify({ ...readSite(this).site, $schema: undefined })};`;
}
