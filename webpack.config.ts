import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import { clientCompiler, type CompilerOptions } from './src/node/webpack/compilers';
import { createMdxOptions } from './src/node/mdx/mdxOptions';
import { createConfigSource } from './src/config/source';

/** The browser app and the pages. */
export async function pageCompiler(options: CompilerOptions): Promise<Configuration> {
  const { site } = options.readConfig();
  return clientCompiler(options, await createMdxOptions(options.readConfig), site);
}

interface Environment {
  /** The site folder; the repository itself by default. */
  readonly site?: string;
}

/** For webpack-cli (`npx webpack`): the bundle of a build, written into a cache folder. */
export default ({ site = '.' }: Environment): Promise<Configuration> => {
  const root = resolve(site);
  const out = resolve('node_modules/.cache/bundles');
  const { read: readConfig } = createConfigSource(root);
  return pageCompiler({ root, readConfig, out, work: out, mode: 'production' });
};
