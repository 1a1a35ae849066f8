import webpack, { type Compilation, type Module, type MultiStats } from 'webpack';
import { ConfigError } from '../../config/problems';
import { BuildError } from '../support/buildError';
import { describeImportError, type FailedImport } from '../mdx/importErrors';
import { isSiteFile } from '../support/project';

/**
 * The errors of a compilation without stack traces and duplicates: client and server bundle share most files.
 * `root` is the folder of the site.
 */
export function describeErrors(stats: MultiStats, root: string): string {
  const messages = stats.stats.flatMap(({ compilation }) =>
    compilation.errors.map((error) => describeError(compilation, error, root)),
  );
  return [...new Set(messages)].join('\n');
}

type WebpackError = Compilation['errors'][number];

function describeError({ moduleGraph }: Compilation, error: WebpackError, root: string): string {
  const cause = (error as { readonly error?: unknown }).error;
  if (cause instanceof ConfigError || cause instanceof BuildError) return cause.message;
  const failed = error instanceof webpack.WebpackError ? findFailedImport(error, moduleGraph) : undefined;
  if (failed) return describeImportError(root, failed);
  return error.message.replace(/^Module build failed[^\n]*:\n/, '').replace(/\n\s+at .*/g, '');
}

/** The import of the site that caused an error. webpack's errors have no codes, so this parses their messages. */
function findFailedImport(
  { name, message, module }: webpack.WebpackError,
  moduleGraph: Compilation['moduleGraph'],
): FailedImport | undefined {
  const importer = pathOf(module);
  if (!module || importer === undefined) return undefined;
  if (name === 'ModuleParseError') return findImportOf(module, moduleGraph);
  const missing = /Can't resolve '([^']+)' in /.exec(message)?.[1];
  if (missing !== undefined) return { importer, specifier: missing };
  const [, exported, specifier] = /export '([^']+)' .*was not found in '([^']+)'/.exec(message) ?? [];
  return specifier === undefined ? undefined : { importer, specifier, name: exported };
}

/** The import of a file that webpack can't parse. */
function findImportOf(module: Module, moduleGraph: Compilation['moduleGraph']): FailedImport | undefined {
  for (const { originModule, dependency } of moduleGraph.getIncomingConnections(module)) {
    const importer = pathOf(originModule);
    const specifier = (dependency as { readonly userRequest?: string } | null)?.userRequest;
    if (importer !== undefined && specifier !== undefined) return { importer, specifier, isOtherKind: true };
  }
  return undefined;
}

/** The file of a module that belongs to the site. */
function pathOf(module: Module | null | undefined): string | undefined {
  const path = module instanceof webpack.NormalModule ? module.resource.split('?')[0] : undefined;
  return path !== undefined && isSiteFile(path) ? path : undefined;
}
