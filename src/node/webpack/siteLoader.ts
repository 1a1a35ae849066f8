import type { LoaderContext } from 'webpack';
import type { Site } from '../../config/model';
import { readSite, type SiteOptions } from './readSite';

/** The year of this build (UTC). Read once per process, so that the server and the browser bundle agree. */
const YEAR = new Date().getUTCFullYear();

/** Webpack loader for `site.config.json?site`: the validated settings and the route model as a module. */
export default function siteLoader(this: LoaderContext<SiteOptions>): string {
  const { site, routes } = readSite(this);
  const footer = fillYear(site.footer, YEAR);
  return [
    `export const site = ${JSON.stringify({ ...site, footer, $schema: undefined, discovery: undefined })};`,
    `export const model = ${JSON.stringify(routes)};`,
  ].join('\n');
}

/** Replaces "{year}" in the copyright line. */
function fillYear(footer: Site['footer'], year: number): Site['footer'] {
  return { ...footer, copyright: footer.copyright.replaceAll('{year}', String(year)) };
}
