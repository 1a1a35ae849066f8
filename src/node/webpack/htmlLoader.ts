import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { ROUTES_FILE, SITE_FILE } from '../../config/load';
import type { BundleTools } from '../mdx/bundlePage';
import { hasFile, type PageRecord, renderPage } from '../mdx/renderPage';
import { readPageQuery } from './pageQuery';
import type { SiteOptions } from './readSite';

export interface HtmlLoaderOptions extends SiteOptions, Pick<BundleTools, 'compileMdx'> {}

/** What webpack keeps about the module of a page, in its cache as well. */
export interface PageBuildInfo {
  readonly page?: PageRecord;
}

/**
 * Webpack loader: renders the page that @mdx-js/loader has compiled. The module exports its content as HTML; the rest of
 * its record stays in the build (readPages.ts).
 */
export default function htmlLoader(this: LoaderContext<HtmlLoaderOptions>, code: string): void {
  const callback = this.async();
  const { root, readConfig, compileMdx } = this.getOptions();
  [ROUTES_FILE, SITE_FILE].forEach((file) => this.addDependency(join(root, file)));
  const render = async () => {
    const config = readConfig();
    const { path, updated } = readPageQuery(this.resourceQuery);
    const route = config.routes.routes.filter(hasFile).find((candidate) => candidate.path === path);
    if (!route) throw new Error(`There is no page at "${path}"`);
    const record = await renderPage(config, route, code, {
      compileMdx,
      onImport: (file) => this.addDependency(file),
      onMissing: (file) => this.addMissingDependency(file),
    });
    const content = { ...record.content, ...(updated !== undefined && { updated }) };
    Object.assign(this._module?.buildInfo ?? {}, { page: { ...record, content } } satisfies PageBuildInfo);
    return Object.entries(content)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  };
  render().then((module) => callback(null, module), callback);
}
