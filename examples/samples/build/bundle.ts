import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { Sample } from './readSamples';
import { PACKAGES, WORKSPACE } from './workspace';

const FRAME = join(WORKSPACE, 'frame');

/** A program to show: where its module is, and what its page is called. */
export interface Program {
  /** `concepts/nodes/App`: its page is `concepts/nodes/App.html`. */
  readonly name: string;
  /** A module request whose default export is a component. */
  readonly module: string;
  /** Where people find it: `docs/concepts/nodes.mdx:12`. */
  readonly place: string;
}

/** The program of a runnable sample of the site in `root`. */
export function programOf(sample: Sample, root: string): Program {
  const { name, file, line } = sample;
  return { name, module: `${join(root, file)}?sample=${line}`, place: `${file}:${line}` };
}

/** Bundles programs with React 17 and the published packages, and writes a page for each. Empties `out` first. */
export async function bundle(programs: readonly Program[], root: string, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await run(webpack(configure(programs, root, out)));
  for (const { name } of programs) writePage(out, name);
}

function configure(programs: readonly Program[], root: string, out: string): Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: WORKSPACE,
    devtool: false,
    entry: Object.fromEntries(programs.map((program) => [program.name, entryOf(program)])),
    output: { path: out, filename: '[name].js' },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      modules: [PACKAGES, 'node_modules'],
      alias: {
        // Whoever asks gets the one React of this workspace, also packages that npm put beside the site's own.
        react: join(PACKAGES, 'react'),
        'react-dom': join(PACKAGES, 'react-dom'),
        '@craftjs/core$': join(FRAME, 'craftjs.tsx'),
        'craftjs-published$': join(PACKAGES, '@craftjs/core'),
      },
    },
    module: {
      rules: [
        {
          resourceQuery: /sample=/,
          use: { loader: join(WORKSPACE, 'build/sampleLoader.ts'), options: { root } },
        },
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: join(WORKSPACE, 'tsconfig.json'),
            compilerOptions: { noEmit: false },
          },
        },
      ],
    },
    optimization: {
      runtimeChunk: { name: 'runtime' },
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          library: { test: /node_modules|[\\/]frame[\\/]/, name: 'library', chunks: 'all', enforce: true },
        },
      },
    },
    performance: { hints: false },
  };
}

function entryOf({ module }: Program): string {
  const lines = [
    `import { mount } from ${JSON.stringify(join(FRAME, 'mount.tsx'))};`,
    `import Program from ${JSON.stringify(module)};`,
    'mount(Program);',
  ];
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}

function run(compiler: webpack.Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ all: false, errors: true })));
        else resolve(stats);
      });
    });
  });
}

function writePage(out: string, name: string): void {
  const file = join(out, `${name}.html`);
  const up = '../'.repeat(name.split('/').length - 1);
  const scripts = ['runtime', 'library', name].map(
    (script) => `<script defer src="${up}${script}.js"></script>`,
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${name}</title>${scripts.join('')}<div id="sample"></div></html>\n`,
  );
}
