import webpack, { type Configuration, type MultiStats } from 'webpack';
import { BuildError } from '../support/buildError';
import { claimFolder, releaseFolder } from './claimFolder';
import { describeErrors } from './webpackErrors';

/** Runs webpack once for the site at `root`. Rejects with a BuildError that lists every error. */
export async function compile(configurations: Configuration[], root: string): Promise<MultiStats> {
  const claimed = configurations.map(claimCache);
  const compiler = webpack(claimed);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler?.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('webpack returned no result')),
    );
  });
  await new Promise<void>((resolve) => compiler?.close(() => resolve()));
  claimed.flatMap((configuration) => cacheOf(configuration)?.cacheLocation ?? []).forEach(releaseFolder);
  if (stats.hasErrors()) throw new BuildError(describeErrors(stats, root));
  return stats;
}

/** Two builds at once would write the same files of a cache. */
function claimCache(configuration: Configuration): Configuration {
  const cache = cacheOf(configuration);
  const path = cache?.cacheLocation;
  return path === undefined
    ? configuration
    : { ...configuration, cache: { ...cache, cacheLocation: claimFolder(path) } };
}

/** webpack's cache on disk, if the configuration has one. */
const cacheOf = ({ cache }: Configuration) =>
  typeof cache === 'object' && cache.type === 'filesystem' ? cache : undefined;
