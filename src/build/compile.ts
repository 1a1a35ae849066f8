import webpack, { type Configuration, type MultiStats } from 'webpack';
import { ConfigError } from '../config/problems';
import { BuildError } from './buildError';

/** Runs webpack once. Throws a BuildError with every error it found. */
export async function compile(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler?.run((error, result) =>
      result ? resolve(result) : reject(error ?? new Error('webpack gave no result')),
    );
  });
  await new Promise<void>((resolve) => compiler?.close(() => resolve()));
  if (stats.hasErrors()) throw new BuildError(describeErrors(stats));
  return stats;
}

/** The errors of a compilation, each once (browser and server bundle share most files), without stack traces. */
export function describeErrors(stats: MultiStats): string {
  const errors = stats.stats.flatMap(({ compilation }) => compilation.errors);
  const messages = errors.map((error) => {
    const cause = (error as { error?: unknown }).error;
    if (cause instanceof ConfigError) return cause.message;
    return error.message.replace(/^Module build failed[^\n]*:\n/, '').replace(/\n\s+at .*/g, '');
  });
  return [...new Set(messages)].join('\n\n');
}
