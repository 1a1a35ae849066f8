import type { LoaderContext } from 'webpack';
import { createBootSettings } from '../../routes/bootSettings';
import { readSite, type SiteOptions } from './readSite';

/** Webpack loader for `site.config.json?boot`: the few settings that are part of every page. */
export default function bootLoader(this: LoaderContext<SiteOptions>): string {
  const { site, routes } = readSite(this);
  const settings = createBootSettings(site, routes);
  // A worker would keep old pages between an author and their edit.
  const worker = settings.worker && this.mode === 'production';
  // On its own, so that a site with one version carries nothing for several.
  const hasVersions = Object.keys(settings.versions).length > 0;
  return `export const hasVersions = ${hasVersions}; export const settings = ${JSON.stringify({ ...settings, worker })};`;
}
