import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import vm from 'node:vm';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import { BuildError } from '../support/buildError';
import { messageOf } from '../support/messageOf';

/** Modules that a configuration may need to find files. All others are replaced. */
const NODE_MODULES = ['path', 'url', 'module', 'fs'];

/**
 * A value that can be called, read and constructed without an error, in place of packages that aren't installed. Calls return
 * their first argument, so `defineConfig({…})` is the configuration. It is left out of JSON.
 */
const STAND_IN = `
const standIn = new Proxy(function () {}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' || key === 'toJSON' ? undefined : standIn),
  getPrototypeOf: () => standIn,
  apply: (_, self, [first]) => first ?? standIn,
  construct: () => standIn,
});
module.exports = standIn;`;

/** Replaces packages, and files that don't exist, such as generated ones. */
const replaceImports = (onMissing: (specifier: string) => void): Plugin => ({
  name: 'replace-imports',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      const name = path.replace(/^node:/, '');
      return isBuiltin(path) && NODE_MODULES.includes(name)
        ? { path: name, external: true }
        : { path, namespace: 'package' };
    });
    bundler.onResolve({ filter: /^\./ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === RESOLVING || kind === 'entry-point') return undefined;
      const found = await bundler.resolve(path, { importer, kind, resolveDir, pluginData: RESOLVING });
      if (found.errors.length === 0) return found;
      onMissing(path);
      return { path, namespace: 'package' };
    });
    bundler.onLoad({ filter: /./, namespace: 'package' }, () => ({ contents: STAND_IN, loader: 'js' }));
    // In a bundle, all modules would have the address of the first.
    bundler.onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(`file://${path}`)),
      loader: /\.[cm]?ts$/.test(path) ? 'ts' : 'tsx',
    }));
  },
});

/** Marks an import that esbuild itself resolves. */
const RESOLVING = Symbol('resolving');

/** What Vite passes to a configuration that is a function. Docusaurus passes nothing. */
const VITE = { mode: 'production', command: 'build' };
type CreateConfig = (vite: typeof VITE) => unknown;

/** The extensions of files that a configuration may import without needing their content. */
const EMPTY = Object.fromEntries(
  ['.css', '.vue', '.svg', '.png', '.md', '.mdx'].map((extension) => [extension, 'empty' as const]),
);

/**
 * The default export of a JavaScript or TypeScript configuration file, as JSON: functions are left out. Packages it imports
 * needn't be installed. `note` is called for each file it imports that doesn't exist. Rejects with a BuildError.
 */
export async function evaluateConfig(file: string, note: (message: string) => void): Promise<unknown> {
  const missing = new Set<string>();
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      loader: EMPTY,
      logLevel: 'silent',
      plugins: [replaceImports((name) => missing.add(name))],
    });
    missing.forEach((name) => note(`what it imports from "${name}", which doesn’t exist.`));
    const module = { exports: {} as unknown };
    const scope = {
      module,
      exports: module.exports,
      require: requireFrom(file),
      __dirname: dirname(file),
      __filename: file,
      process: { env: {}, cwd: () => dirname(file), argv: [] },
      console: { log() {}, warn() {}, error() {} },
      URL,
    };
    vm.runInNewContext(outputFiles[0]?.text ?? '', scope, { filename: file, timeout: 10_000 });
    const exported = module.exports as { readonly default?: unknown };
    const value = exported.default ?? exported;
    const config: unknown = await (typeof value === 'function' ? (value as CreateConfig)(VITE) : value);
    return JSON.parse(JSON.stringify(config) ?? 'null');
  } catch (error) {
    throw new BuildError(`${file}: the configuration can’t be evaluated: ${describe(error)}`);
  }
}

/** The first line of an error, or where esbuild found it. */
function describe(error: unknown): string {
  const [failure] = (error as Partial<BuildFailure> | null)?.errors ?? [];
  if (!failure) return messageOf(error).split('\n')[0] ?? '';
  const { location, text } = failure;
  return location ? `${basename(location.file)}:${location.line}:${location.column + 1}: ${text}` : text;
}

/** `require` of the few modules that aren't replaced; `require.resolve` returns the path that a relative name means. */
function requireFrom(file: string) {
  const load = createRequire(file);
  return Object.assign((name: string): unknown => load(name), {
    resolve: (name: string) => (name.startsWith('.') ? resolve(dirname(file), name) : name),
  });
}
