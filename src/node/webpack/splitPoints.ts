import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { pageChunk } from '../../shared/manifests';
import { type FileDates, readGitDates } from '../mdx/gitDates';
import { hasFile } from '../mdx/renderPage';
import { writePageQuery } from './pageQuery';
import { readSite, type SiteOptions } from './readSite';

/** Webpack loader for `routes.json?split-points`: one `import()` line for each page. */
export default async function splitPoints(this: LoaderContext<SiteOptions>): Promise<string> {
  const { root, routes, site } = readSite(this);
  const dates: FileDates = site.docs.lastUpdated ? await readGitDates(root) : new Map();
  const lines = routes.routes.filter(hasFile).map(({ path, file }) => {
    const page = join(root, file);
    const request = page + writePageQuery({ path, updated: dates.get(page) });
    return `import(/* webpackChunkName: ${JSON.stringify(pageChunk(path))} */ ${JSON.stringify(request)});`;
  });
  return lines.join('\n');
}
