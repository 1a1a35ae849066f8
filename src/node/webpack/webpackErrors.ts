import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import webpack, { type Compilation, type MultiStats } from 'webpack';
import { ConfigError } from '../../config/problems';
import { describeMdxError, isMdxMessage } from '../mdx/mdxErrors';
import { BuildError } from '../support/buildError';

/** The errors of a compilation without stack traces and duplicates. `root` is the folder of the site. */
export function describeErrors(stats: MultiStats, root: string): string {
  const messages = stats.stats.flatMap(({ compilation }) =>
    compilation.errors.map((error) => describeError(error, root)),
  );
  return [...new Set(messages)].join('\n');
}

function describeError(error: Compilation['errors'][number], root: string): string {
  const cause = (error as { readonly error?: unknown }).error;
  if (cause instanceof ConfigError || cause instanceof BuildError) return cause.message;
  const module = error instanceof webpack.WebpackError ? error.module : null;
  if (module instanceof webpack.NormalModule && isMdxMessage(cause)) {
    const path = module.resource.replace(/\?.*$/, '');
    return describeMdxError(relative(root, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'), cause);
  }
  return error.message.replace(/^Module build failed[^\n]*:\n/, '').replace(/\n\s+at .*/g, '');
}
