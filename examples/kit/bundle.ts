import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { minify, type MinifyOptions } from 'terser';
import { contentCache, readCached, saveCached } from '../../src/node/support/contentCache';
import { PROJECT } from '../../src/node/support/project';

export interface BundleOptions {
  /** Folder of the npm workspace; imports resolve to its packages. */
  readonly workspace: string;
  /** Modules to bundle, by the name of their bundle. */
  readonly entries: Readonly<Record<string, string>>;
  /** Output folder. It is emptied first. */
  readonly out: string;
  /** Replacements for modules, by import specifier. */
  readonly alias?: Readonly<Record<string, string>>;
  readonly plugins?: readonly Plugin[];
  /** Whether bundles are ES modules that share common code. Frames with an opaque origin can't load modules. */
  readonly split?: boolean;
}

/** Files of a bundle, relative to the output folder. */
export interface Bundle {
  readonly script: string;
  readonly isModule: boolean;
  /** Scripts that it imports statically. */
  readonly imports: readonly string[];
  readonly styles: string | undefined;
}

/** Bundles React 17 apps and returns the bundle of each entry. Exits after errors, which esbuild has printed. */
export async function bundle(options: BundleOptions): Promise<ReadonlyMap<string, Bundle>> {
  const { workspace, entries, out, alias, plugins = [], split = false } = options;
  rmSync(out, { recursive: true, force: true });
  const { metafile, outputFiles } = await build({
    entryPoints: { ...entries },
    outdir: out,
    entryNames: '[dir]/[name].[hash]',
    chunkNames: 'shared.[hash]',
    bundle: true,
    splitting: split,
    format: split ? 'esm' : 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      // Only ES modules have the original.
      ...(!split && { 'import.meta.url': 'document.currentScript.src' }),
    },
    loader: { '.woff2': 'file' },
    assetNames: '[name].[hash]',
    alias: {
      ...ownPackages(workspace),
      // @craftjs/core imports two functions from lodash. Only its ES modules can be bundled without all the others.
      lodash: join(PROJECT, 'node_modules/lodash-es'),
      ...alias,
    },
    plugins: [...plugins],
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    absWorkingDir: workspace,
    // Terser mangles names.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    metafile: true,
    write: false,
  }).catch(endProcess);
  for (const { path, text, contents } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('.js') ? await minifyOnce(text) : contents);
  }
  return describeBundles(metafile, relative(workspace, out), split);
}

function endProcess(error: unknown): never {
  if (error instanceof Error && 'errors' in error) process.exit(1);
  throw error;
}

/**
 * Aliases for the packages of the workspace. npm hoists packages that several workspaces need, and those would import
 * the site's version of React.
 */
function ownPackages(workspace: string): Record<string, string> {
  const folder = join(workspace, 'node_modules');
  const names = readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((inner) => `${name}/${inner}`) : name,
  );
  return Object.fromEntries(
    names.filter((name) => !/^(?:@types\/|\.)/.test(name)).map((name) => [name, join(folder, name)]),
  );
}

/**
 * Keeps component names, because Craft.js saves them as `displayName`. Keeping all function names, as esbuild's minifier
 * would, costs too many bytes. swc's minifier breaks the drop indicator of @craftjs/core.
 */
const KEPT_NAMES = '^[A-Z]';
const MINIFY_OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2020,
  // Saves 0.1 % and takes a third of the time.
  compress: { collapse_vars: false },
  keep_fnames: new RegExp(KEPT_NAMES),
  keep_classnames: new RegExp(KEPT_NAMES),
};
const MINIFIER = createHash('sha256')
  .update(readFileSync(join(PROJECT, 'node_modules/terser/package.json')))
  .update(readFileSync(import.meta.filename))
  .digest();

/** Minifies a script, with a cache because React and Craft.js take seconds. */
async function minifyOnce(text: string): Promise<Buffer> {
  const cached = join(
    contentCache(),
    `${createHash('sha256').update(MINIFIER).update(text).digest('hex')}.js`,
  );
  const known = readCached(cached);
  if (known) return known;
  const { code = '' } = await minify(text, MINIFY_OPTIONS);
  return saveCached(Buffer.from(code), cached);
}

/** `prefix`: path of the output folder relative to the workspace, with which the names in esbuild's metafile begin. */
function describeBundles(
  { outputs }: Metafile,
  prefix: string,
  isModule: boolean,
): ReadonlyMap<string, Bundle> {
  const name = (path: string) => relative(prefix, path).replaceAll('\\', '/');
  const bundles = new Map<string, Bundle>();
  for (const [path, { entryPoint, cssBundle }] of Object.entries(outputs)) {
    if (entryPoint === undefined || !path.endsWith('.js')) continue;
    const script = name(path);
    bundles.set(script.replace(/\.\w+\.js$/, ''), {
      script,
      isModule,
      imports: [...listImports(path, outputs)].map(name),
      styles: cssBundle === undefined ? undefined : name(cssBundle),
    });
  }
  return bundles;
}

/** All scripts that a script imports, directly or not, other than by `import()`. */
function listImports(path: string, outputs: Metafile['outputs'], found = new Set<string>()): Set<string> {
  for (const { path: imported, kind } of outputs[path]?.imports ?? [])
    if (kind === 'import-statement' && !found.has(imported)) {
      found.add(imported);
      listImports(imported, outputs, found);
    }
  return found;
}

/** Tags that load a bundle in a page. `up`: relative path from the page to the output folder, such as `../`. */
export function bundleTags({ script, isModule, imports, styles }: Bundle, up = ''): string {
  return [
    ...(styles === undefined ? [] : [`<link rel="stylesheet" href="${up}${styles}">`]),
    ...imports.map((file) => `<link rel="modulepreload" href="${up}${file}">`),
    `<script ${isModule ? 'type="module"' : 'defer'} src="${up}${script}"></script>`,
  ].join('');
}
