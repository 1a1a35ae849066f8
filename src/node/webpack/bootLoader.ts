import type { LoaderContext } from 'webpack';
import { createBootSettings } from '../../routes/bootSettings';
import { readSite, type SiteOptions } from './readSite';

/** Webpack loader for `site.config.json?boot`: the settings inlined in every page. */
export default function bootLoader(this: LoaderContext<SiteOptions>): string {
  const { site, routes } = readSite(this);
  const settings = createBootSettings(site, routes);
  // No worker in `npm run dev`, because it would serve outdated pages.
  const worker = settings.worker && this.mode === 'production';
  // A separate constant, so that minification removes the version code from sites with one version.
  const hasVersions = Object.keys(settings.versions).length > 0;
  return `export const hasVersions = ${hasVersions}; export const settings = ${JSON.stringify({ ...settings, worker })};`;
}
