import { createRequire } from 'node:module';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// Runs a command of the engine: `node src/node/main.mjs build`. The engine is bundled first, which takes 0.2 s, because a
// loader that compiles each of its modules takes 3 s of CPU time. JavaScript, because this file is what Node runs.

// Not an import, for which Node looks for the names that the package exports: that takes as long as loading it.
const { build } = createRequire(import.meta.url)('esbuild');

const PROJECT = resolve(import.meta.dirname, '../..');
const BUNDLES = join(PROJECT, 'node_modules/.cache/engine');

// webpack's plugins take 0.6 s to validate their options. Tests validate them, because they run the engine without this file.
process.env['SKIP_VALIDATION'] ??= 'y';

// V8 optimizes functions after nine times as much work as by default. Builds end before most of that pays off: this saves a
// fifth of the CPU time at 21 pages, and an eighth at 1,000.
setFlagsFromString('--interrupt-budget=600000');

/** What modules know of their location, by the name of a constant that the bundle has in its place. */
const LOCATIONS = {
  moduleFolder: { expression: 'import.meta.dirname', read: dirname },
  moduleFile: { expression: 'import.meta.filename', read: (path) => path },
  moduleAddress: { expression: 'import.meta.url', read: (path) => pathToFileURL(path).href },
};

/** Modules that find other files by their own location keep it. */
const keepLocations = {
  name: 'keep-locations',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.')) return undefined;
      const constants = Object.entries(LOCATIONS).map(
        ([name, { read }]) => `${name} = ${JSON.stringify(read(path))}`,
      );
      return { contents: `const ${constants.join(', ')}; ${text}`, loader: 'ts' };
    });
  },
};

/** Bundles the engine into a folder of this process. Returns the address of that folder. */
async function bundleEngine() {
  const outdir = join(BUNDLES, String(process.pid));
  const { outputFiles } = await build({
    entryPoints: {
      cli: join(PROJECT, 'src/node/cli.ts'),
      isRunning: join(PROJECT, 'src/node/support/isRunning.ts'),
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    absWorkingDir: PROJECT,
    define: Object.fromEntries(Object.entries(LOCATIONS).map(([name, { expression }]) => [expression, name])),
    plugins: [keepLocations],
  });
  mkdirSync(outdir, { recursive: true });
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  outputFiles.forEach(({ path, contents }) => writeFileSync(path, contents));
  return pathToFileURL(outdir).href;
}

/** Removes the bundles of processes that were ended before they could. */
function removeLeftovers(isRunning) {
  readdirSync(BUNDLES)
    .filter((pid) => !isRunning(Number(pid)))
    .forEach((pid) => rmSync(join(BUNDLES, pid), { recursive: true, force: true }));
}

process.setSourceMapsEnabled(true);
const bundle = await bundleEngine();
const { isRunning } = await import(`${bundle}/isRunning.mjs`);
removeLeftovers(isRunning);
await import(`${bundle}/cli.mjs`);
