import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { pageChunk } from '../../shared/manifests';
import { readSite, type SiteOptions } from './readSite';

/** Webpack loader for `routes.json?split-points`: the route model, and one `import()` line for each page. */
export default function splitPoints(this: LoaderContext<SiteOptions>): string {
  const { root, routes } = readSite(this);
  const lines = routes.routes.flatMap(({ path, file }) =>
    file === undefined
      ? []
      : `  ${JSON.stringify(path)}: () => import(/* webpackChunkName: ${JSON.stringify(pageChunk(path))} */ ${JSON.stringify(join(root, file))}),`,
  );
  return `export const model = ${JSON.stringify(routes)};\nexport const splitPoints = {\n${lines.join('\n')}\n};`;
}
