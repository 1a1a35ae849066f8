import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import { compile } from '../../src/node/webpack/compile';
import { addPolicy } from './policy';
import { baseConfig } from './webpack';

// The build of an example app: `npm run build -- --out DIR` in its folder bundles src/main.tsx, and writes index.html
// with the bundle in place of `<!-- bundle -->`. All addresses are relative: the app works wherever it is put.

/** Some hosts serve the folder without its trailing slash, and relative addresses would then lead to the folder above. */
const ADD_SLASH =
  "/(\\/|\\.html)$/.test(location.pathname)||history.replaceState(null,'',location.pathname+'/'+location.search+location.hash)";

const { values } = parseArgs({
  options: { out: { type: 'string', default: 'build' }, site: { type: 'string' } },
});
const workspace = process.cwd();
const out = resolve(values.out);

rmSync(out, { recursive: true, force: true });
const {
  stats: [stats],
} = await compile([configure()], workspace);
const { assets = [] } = stats?.toJson({ all: false, assets: true }) ?? {};
const template = readFileSync(join(workspace, 'src/index.html'), 'utf8');
const tags = assets.map(({ name }) => tagOf(name)).join('');
const page = template.replace('<!-- bundle -->', `<script>${ADD_SLASH}</script>${tags}`);
writeFileSync(join(out, 'index.html'), addPolicy(page));

function configure(): Configuration {
  const base = baseConfig(workspace);
  return {
    ...base,
    entry: { app: join(workspace, 'src/main.tsx') },
    output: { path: out, filename: 'app.[contenthash:8].js' },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /\.css$/,
          use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }],
        },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: 'app.[contenthash:8].css' })],
    optimization: {
      minimizer: [
        ...(base.optimization?.minimizer ?? []),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
  };
}

function tagOf(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="${file}">`
    : `<script defer src="${file}"></script>`;
}
