import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// Runs a command of the engine: `node src/node/main.mjs build`. The engine is bundled first, which takes 0.2 s, because a
// loader that compiles each of its modules takes 3 s of CPU time. JavaScript, because this file is what Node runs.

const PROJECT = resolve(import.meta.dirname, '../..');
const BUNDLES = join(PROJECT, 'node_modules/.cache/engine');

// webpack's plugins take 0.6 s to validate their options, which tests do for us: they run the engine without this file.
process.env['SKIP_VALIDATION'] ??= 'y';

/** Modules that find other files by their own location keep it. */
const keepLocations = {
  name: 'keep-locations',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const locations = { dirname: dirname(path), filename: path, url: pathToFileURL(path).href };
      const contents = readFileSync(path, 'utf8').replace(
        /import\.meta\.(dirname|filename|url)/g,
        (_, name) => JSON.stringify(locations[name]),
      );
      return { contents, loader: 'ts' };
    });
  },
};

/** Bundles the engine into a folder of this process. Returns the address of its entry. */
async function bundleEngine() {
  const outdir = join(BUNDLES, String(process.pid));
  const { outputFiles } = await build({
    entryPoints: [join(PROJECT, 'src/node/cli.ts')],
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
    plugins: [keepLocations],
  });
  removeLeftovers();
  mkdirSync(outdir, { recursive: true });
  process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
  outputFiles.forEach(({ path, contents }) => writeFileSync(path, contents));
  return pathToFileURL(join(outdir, 'cli.mjs')).href;
}

/** Removes the bundles of processes that were ended. */
function removeLeftovers() {
  mkdirSync(BUNDLES, { recursive: true });
  readdirSync(BUNDLES)
    .filter((pid) => !isRunning(Number(pid)))
    .forEach((pid) => rmSync(join(BUNDLES, pid), { recursive: true, force: true }));
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0); // Signal 0 only checks.
  } catch (error) {
    return error.code === 'EPERM'; // It belongs to another user.
  }
}

process.setSourceMapsEnabled(true);
await import(await bundleEngine());
