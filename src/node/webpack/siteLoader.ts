import type { LoaderContext } from 'webpack';
import { fillYear } from './fillYear';
import { readSite, type SiteOptions } from './readSite';

/** Webpack loader for `site.config.json?site`: the settings that the app needs, as a module. */
export default function siteLoader(this: LoaderContext<SiteOptions>): string {
  const site = {
    ...fillYear(readSite(this).site),
    $schema: undefined,
    allow: undefined,
    discovery: undefined,
  };
  return `export const site = ${JSON.stringify(site)};`;
}
