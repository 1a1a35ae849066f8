import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { pageChunk } from '../../shared/manifests';
import { type FileDates, readGitDates } from '../mdx/gitDates';
import { hasFile } from '../mdx/renderPage';
import { writePageQuery } from './pageQuery';
import { readSite, type SiteOptions } from './readSite';

/** Webpack loader for `routes.json?split-points`: one `import()` line for each page. */
export default async function splitPoints(this: LoaderContext<SiteOptions>): Promise<string> {
  const { root, routes, site, folders } = readSite(this);
  // webpack watches a folder, but doesn't see in its snapshot that a file was added below it.
  if (folders) this.cacheable(false);
  folders?.forEach((folder) => this.addContextDependency(join(root, folder)));
  const dates: FileDates = site.docs.lastUpdated ? await readGitDates(root) : new Map();
  const declared = routes.routes.filter(hasFile);
  const names = declared.flatMap(({ path, file }) => [path, file]);
  const pages = folders && createHash('sha256').update(JSON.stringify(names)).digest('hex').slice(0, 8);
  const lines = declared.map(({ path, file }) => {
    const page = join(root, file);
    const request = page + writePageQuery({ path, updated: dates.get(page), pages });
    return `import(/* webpackChunkName: ${JSON.stringify(pageChunk(path))} */ ${JSON.stringify(request)});`;
  });
  return lines.join('\n');
}
