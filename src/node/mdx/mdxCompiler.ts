import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import { BuildError } from '../support/buildError';
import type { BundleTools } from './bundlePage';
import { describeMdxError } from './mdxErrors';
import type { MdxOptions } from './mdxOptions';

/** Creates the function that compiles an MDX file of a site, outside webpack. */
export function createMdxCompiler(root: string, options: MdxOptions): BundleTools['compileMdx'] {
  const processor = createProcessor(options);
  return async (path) => {
    const source = readFileSync(path, 'utf8');
    try {
      return String(await processor.process({ path, value: source }));
    } catch (error) {
      throw new BuildError(describeMdxError(relative(root, path).replaceAll('\\', '/'), source, error));
    }
  };
}
