import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { bootCompiler, clientCompiler, type CompilerOptions } from './src/node/webpack/compilers';
import { createMdxOptions } from './src/node/mdx/mdxOptions';
import { createConfigSource } from './src/config/source';

/** The bundles that pages are made of: the browser app and the inline scripts, in this order. */
export async function pageCompilers(options: CompilerOptions): Promise<Configuration[]> {
  const { site } = options.readConfig();
  const mdx = await createMdxOptions(options.readConfig);
  return [clientCompiler(options, mdx, site), bootCompiler(options)];
}

interface Environment {
  /** The site folder; the repository itself by default. */
  readonly site?: string;
}

/** For webpack-cli (`npx webpack`): the page bundles of a build, written into a cache folder. */
export default ({ site = '.' }: Environment): Promise<Configuration[]> => {
  const root = resolve(site);
  const out = resolve('node_modules/.cache/bundles');
  const { read: readConfig } = createConfigSource(root);
  return pageCompilers({ root, readConfig, out, work: out, mode: 'production' });
};
