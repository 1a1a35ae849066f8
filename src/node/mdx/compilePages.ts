import { join } from 'node:path';
import type { Config } from '../../config/load';
import { BuildError } from '../support/buildError';
import { messageOf } from '../support/messageOf';
import { createMdxOptions } from './mdxOptions';
import { createMdxCompiler } from './mdxCompiler';
import { hasFile, type PageRecord, renderPage } from './renderPage';

/**
 * Compiles and renders every page as the build does, but without webpack, in the order of routes.json. Rejects with a
 * BuildError that lists every page that can't be rendered.
 */
export async function compilePages(config: Config): Promise<PageRecord[]> {
  const compileMdx = createMdxCompiler(config.root, await createMdxOptions(() => config));
  const results = await Promise.allSettled(
    config.routes.routes.filter(hasFile).map(async (route) => {
      const code = await compileMdx(join(config.root, route.file));
      return renderPage(config, route, code, { compileMdx, onImport: () => {}, onMissing: () => {} });
    }),
  );
  const errors = results.flatMap((result) => (result.status === 'rejected' ? messageOf(result.reason) : []));
  if (errors.length > 0) throw new BuildError([...new Set(errors.join('\n').split('\n'))].join('\n'));
  return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}
