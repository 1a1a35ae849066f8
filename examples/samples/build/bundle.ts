import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Configuration } from 'webpack';
import { compile } from '../../../src/node/webpack/compile';
import { addPolicy } from '../../kit/policy';
import { baseConfig } from '../../kit/webpack';
import type { Program } from './programs';
import { PACKAGES, WORKSPACE } from './workspace';

const FRAME = join(WORKSPACE, 'frame');

/** Bundles programs with React 17 and the published packages, and writes a page for each. Empties `out` first. */
export async function bundle(programs: readonly Program[], root: string, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const {
    stats: [stats],
  } = await compile([configure(programs, root, out)], root);
  const { entrypoints = {} } = stats?.toJson({ all: false, entrypoints: true }) ?? {};
  const template = readFileSync(join(FRAME, 'frame.html'), 'utf8');
  for (const { name } of programs) {
    const file = join(out, `${name}.html`);
    const scripts = (entrypoints[name]?.assets ?? []).map((asset) => asset.name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, addPolicy(fillIn(template, name, scripts)));
  }
}

function configure(programs: readonly Program[], root: string, out: string): Configuration {
  const base = baseConfig(WORKSPACE, {
    '@craftjs/core$': join(FRAME, 'craftjs.tsx'),
    'craftjs-published$': join(PACKAGES, '@craftjs/core'),
    '@samples': WORKSPACE,
    '@site': root,
  });
  const sampleLoader = { loader: join(WORKSPACE, 'build/sampleLoader.ts'), options: { root } };
  const shared = (name: string, test: RegExp, priority = 0) =>
    ({ name, test, priority, chunks: 'all', enforce: true }) as const;
  return {
    ...base,
    entry: Object.fromEntries(programs.map((program) => [program.name, entryOf(program)])),
    output: { path: out, filename: '[name].[contenthash:8].js' },
    module: { rules: [{ resourceQuery: /sample=/, use: sampleLoader }, ...(base.module?.rules ?? [])] },
    optimization: {
      ...base.optimization,
      runtimeChunk: { name: 'runtime' },
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          library: shared('library', /node_modules|[\\/](frame|kit)[\\/]/),
          // What few samples need.
          layers: shared(
            'layers',
            /styled-components|contenteditable|@craftjs[\\/]layers|@emotion|stylis/,
            1,
          ),
          lexical: shared('lexical', /node_modules[\\/](lexical|@lexical|@preact)[\\/]/, 1),
        },
      },
    },
  };
}

/** The text of an entry is its module id, so it holds no absolute path: file names must not depend on the checkout. */
function entryOf({ module }: Program): string {
  const lines = [
    `import { mount } from '@samples/frame/mount.tsx';`,
    `import Program from ${JSON.stringify(module)};`,
    'mount(Program);',
  ];
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}

/** The page of a program. Addresses are relative: it works wherever the folder is put. */
function fillIn(template: string, name: string, scripts: readonly string[]): string {
  const up = '../'.repeat(name.split('/').length - 1);
  const tags = scripts.map((script) => `<script defer src="${up}${script}"></script>`);
  return template.replace('<!-- title -->', name).replace('<!-- scripts -->', tags.join(''));
}
