import { basename, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { bundleCache } from '../../src/node/webpack/bundleCache';

/**
 * What every example shares: the React, React DOM and Craft.js of its own workspace, whoever asks for them. npm puts
 * packages that several workspaces need beside the React of the site, and from there they would find that one.
 */
export function baseConfig(workspace: string, alias: Readonly<Record<string, string>> = {}): Configuration {
  const packages = join(workspace, 'node_modules');
  return {
    mode: 'production',
    ...bundleCache(`example ${basename(workspace)}`, ['examples/kit', 'examples/samples/build']),
    target: ['web', 'es2022'],
    context: workspace,
    devtool: false,
    performance: { hints: false },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      modules: [packages, 'node_modules'],
      alias,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: join(workspace, '../tsconfig.json'),
            compilerOptions: { noEmit: false },
          },
        },
      ],
    },
    optimization: {
      // Not swc's minifier: what it makes of @craftjs/core never shows a drop indicator, and so nothing moves.
      minimizer: [new TerserPlugin({ extractComments: false, parallel: false, terserOptions: KEEP_NAMES })],
    },
  };
}

/**
 * Craft.js saves the name of a component's function as `displayName`, so names of components survive minification.
 * Limited to capitalised names: keeping those of every function in React DOM would cost bytes for nothing.
 */
const KEEP_NAMES = { keep_fnames: /^[A-Z]/, keep_classnames: /^[A-Z]/ };
