import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, Module } from 'webpack';
import { CSS_TARGETS } from '../support/minifyCss';
import { PAGES_ENTRY, PAGES_RUNTIME } from './pageChunks';

/**
 * swc takes a fraction of terser's time (two fifths of a build) for less than 2 % more bytes. Not `parallel`, because swc has
 * threads of its own, and each of the plugin's processes takes 0.1 s to start.
 */
export const minifyScripts = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  parallel: false,
});

/** How the client bundle is named, split and minified. */
export const clientOptimization: NonNullable<Configuration['optimization']> = {
  // The boot script and the worker derive the name of a page's chunk from its path.
  chunkIds: 'named',
  // Two routes may share an MDX file: each gets its own chunk.
  mergeDuplicateChunks: false,
  minimizer: [
    minifyScripts,
    new CssMinimizerPlugin({
      minify: CssMinimizerPlugin.lightningCssMinify,
      parallel: false,
      minimizerOptions: { targets: CSS_TARGETS },
    }),
  ],
  // Only the runtime contains hashed chunk names, so an edited style sheet changes two small files and not the app.
  runtimeChunk: { name: ({ name }: { name: string }) => (name === PAGES_ENTRY ? PAGES_RUNTIME : 'runtime') },
  splitChunks: {
    chunks: 'all',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      react: {
        test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        name: 'react',
        chunks: 'initial',
        enforce: true,
      },
      shared: {
        chunks: 'async',
        minChunks: 2,
        name: 'shared',
        type: /^javascript/,
        test: (module: Module) => !/\.mdx?$/.test(module.nameForCondition() ?? ''),
        enforce: true,
      },
    },
  },
};
