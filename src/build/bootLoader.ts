import type { LoaderContext } from 'webpack';
import { createBootSettings } from '../runtime/bootSettings';
import { readSite } from './siteFiles';

/** Webpack loader for `site.config.json?boot`: the few settings that are part of every page. */
export default function bootLoader(this: LoaderContext<{ root: string }>): string {
  const { site, routes } = readSite(this);
  return `export const settings = ${JSON.stringify(createBootSettings(site, routes))};`;
}
