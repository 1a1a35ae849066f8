import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { build, type BuildFailure, type Plugin } from 'esbuild';
import * as yaml from 'yaml';
import { BuildError } from '../support/buildError';
import { messageOf } from '../support/messageOf';

/** Modules that a configuration may need to find files. */
const NODE_MODULES = ['path', 'url', 'module', 'fs'];

/** Packages that a configuration reads data with. All others are replaced. */
const PACKAGES: Readonly<Record<string, unknown>> = { yaml, 'js-yaml': { load: yaml.parse } };

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
      return (isBuiltin(path) && NODE_MODULES.includes(name)) || Object.hasOwn(PACKAGES, path)
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
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(`file://${path}`))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path)),
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
 * The default export of a JavaScript or TypeScript configuration file, or a JSON file, as JSON: functions are left out. Packages it imports
 * needn't be installed. `note` is called for each file it imports that doesn't exist. Rejects with a BuildError.
 */
export async function evaluateConfig(file: string, note: (message: string) => void): Promise<unknown> {
  const missing = new Set<string>();
  try {
    if (file.endsWith('.json')) return JSON.parse(readFileSync(file, 'utf8')) as unknown;
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
    const module = { exports: {} as unknown };
    const scope = {
      module,
      exports: module.exports,
      require: requireFrom(file, (name) => missing.add(name)),
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
    missing.forEach((name) => note(`what it imports from "${name}", which can’t be loaded.`));
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

/**
 * `require` of the few modules that aren't replaced, and of files; `require.resolve` returns the path that a relative name
 * means. Data that can't be loaded is an empty list.
 */
function requireFrom(file: string, onMissing: (path: string) => void) {
  const load = createRequire(file);
  /** A file may be downloaded by a build, or need packages that aren't installed. */
  const loadFile = (path: string): unknown => {
    try {
      return load(path);
    } catch {
      onMissing(path);
      return path.endsWith('.json') ? [] : createStandIn();
    }
  };
  const own: typeof PACKAGES = {
    ...PACKAGES,
    module: { createRequire: (from: string | URL) => requireFrom(toPath(from), onMissing) },
  };
  const requireModule = (name: string): unknown => {
    if (/^[./]/.test(name)) return loadFile(name);
    return own[name] ?? (isBuiltin(name) ? load(name) : createStandIn());
  };
  return Object.assign(requireModule, {
    resolve: (name: string) => (name.startsWith('.') ? resolve(dirname(file), name) : name),
  });
}

function createStandIn(): unknown {
  const module = { exports: undefined };
  vm.runInNewContext(STAND_IN, { module });
  return module.exports;
}

const toPath = (from: string | URL) => (/^file:/.test(String(from)) ? fileURLToPath(from) : String(from));
