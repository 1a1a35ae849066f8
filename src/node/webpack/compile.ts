import webpack, { type Configuration, type MultiStats } from 'webpack';
import { BuildError } from '../support/buildError';
import { releaseFolders } from '../support/claimFolder';
import { describeErrors } from './webpackErrors';

/** Runs webpack once for the site at `root`. Rejects with a BuildError that lists every error. */
export async function compile(configurations: Configuration[], root: string): Promise<MultiStats> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler?.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('webpack returned no result')),
    );
  });
  await new Promise<void>((resolve) => compiler?.close(() => resolve()));
  // For the next build, because this process may go on to serve the site.
  releaseFolders();
  if (stats.hasErrors()) throw new BuildError(describeErrors(stats, root));
  return stats;
}
