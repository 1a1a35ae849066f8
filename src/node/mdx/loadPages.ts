import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createProcessor } from '@mdx-js/mdx';
import { build, type BuildFailure, type Message, type Plugin, type ResolveResult } from 'esbuild';
import type { Config } from '../../config/load';
import type { PageModule } from '../../shared/page';
import { BuildError } from '../support/buildError';
import { compileSiteModule, SITE_MODULE } from './compileSiteModule';
import { describeImportError, type FailedImport } from './importErrors';
import type { LinkRecord } from './pageLinks';
import { createMdxOptions } from './mdxOptions';
import { describeMdxError } from './mdxErrors';
import { EXTENSIONS, isSiteFile, PROJECT, RAW } from '../support/project';

/**
 * Compiles the MDX files of a site with what they import, and evaluates them: a promise by file, which rejects if its
 * code throws. Records the links in `links`. Rejects with a BuildError that lists every file that doesn't compile.
 */
export async function loadPages(
  config: Config,
  links: LinkRecord,
): Promise<ReadonlyMap<string, Promise<PageModule>>> {
  const files = [...new Set(config.routes.routes.flatMap(({ file }) => file ?? []))];
  const out = mkdtempSync(join(tmpdir(), 'site-check-'));
  try {
    await bundle(config, links, out, files);
    const load = (_: string, index: number) => import(pathToFileURL(join(out, `${index}.mjs`)).href);
    const pages = files.map(load) as Promise<PageModule>[];
    await Promise.allSettled(pages);
    return new Map(pages.map((page, index) => [files[index] ?? '', page]));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** Resolves imports like compilers.ts, but with esbuild, which takes a fraction of a second. */
async function bundle(config: Config, links: LinkRecord, out: string, files: readonly string[]) {
  const { root } = config;
  try {
    await build({
      entryPoints: Object.fromEntries(files.map((file, index) => [index, join(root, file)])),
      outdir: out,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
      absWorkingDir: root,
      alias: { '@site': root },
      nodePaths: [join(PROJECT, 'node_modules')],
      mainFields: ['module', 'main'],
      resolveExtensions: EXTENSIONS,
      preserveSymlinks: true,
      banner: { js: REQUIRE },
      plugins: [shareReact, await sitePlugin(config, links)],
    });
  } catch (error) {
    throw new BuildError(
      (error as BuildFailure).errors.map((message) => describeError(root, message)).join('\n'),
    );
  }
}

/** For packages that call `require`, which ES modules don't have. */
const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/** Makes pages use the React that renders them. */
const shareReact: Plugin = {
  name: 'share-react',
  setup({ onResolve }) {
    const require = createRequire(import.meta.url);
    onResolve({ filter: /^react(?:-dom)?(?:\/|$)/ }, ({ path: name, kind }) => {
      const path = require.resolve(name);
      return { path: kind === 'require-call' ? path : pathToFileURL(path).href, external: true };
    });
  },
};

async function sitePlugin(config: Config, links: LinkRecord): Promise<Plugin> {
  const { root } = config;
  const processor = createProcessor(await createMdxOptions(() => config, links));
  return {
    name: 'site',
    setup({ onLoad, onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ path: specifier, importer, kind, resolveDir, pluginData }) => {
        if (pluginData === RESOLVING || importer === '' || !isSiteFile(importer)) return undefined;
        const found = await resolve(specifier, { importer, kind, resolveDir, pluginData: RESOLVING });
        const isMissing = found.errors.length > 0;
        if (!isMissing && isImportable(found)) return found;
        return {
          errors: [{ detail: { importer, specifier, isOtherKind: !isMissing } satisfies FailedImport }],
        };
      });
      onLoad({ filter: /./ }, async ({ path, suffix }) => {
        if (suffix === RAW) return { contents: readFileSync(path, 'utf8'), loader: 'text' };
        const isModule = SITE_MODULE.test(path);
        if (!isSiteFile(path) || (!isModule && !MDX.test(path))) return undefined;
        const source = readFileSync(path, 'utf8');
        const file = relative(root, path).replaceAll('\\', '/');
        if (isModule) return { contents: await compileSiteModule(file, source), loader: 'js' };
        try {
          return { contents: String(await processor.process({ path, value: source })), loader: 'js' };
        } catch (error) {
          throw new BuildError(describeMdxError(file, source, error));
        }
      });
    },
  };
}

/** Marks an import that esbuild itself resolves. */
const RESOLVING = Symbol('resolving');

const MDX = /\.mdx?$/;

function isImportable({ path, suffix, external }: ResolveResult): boolean {
  return (
    external || suffix === RAW || !isSiteFile(path) || SITE_MODULE.test(path) || /\.(?:json|mdx?)$/.test(path)
  );
}

/** Our own errors are in `detail`. The only error esbuild itself finds is a name that isn't exported. */
function describeError(root: string, { detail, text, location }: Message): string {
  if (detail instanceof Error) return detail.message;
  if (detail) return describeImportError(root, detail as FailedImport);
  const name = /^No matching export in .* for import "([^"]+)"/.exec(text)?.[1];
  const specifier = /from\s*["']([^"']+)/.exec(location?.lineText ?? '')?.[1];
  if (!location || specifier === undefined) return text;
  return describeImportError(root, { importer: join(root, location.file), specifier, name });
}
