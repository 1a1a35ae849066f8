import { ASSETS_FOLDER } from '../../shared/outputFiles';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import type { Site } from '../../config/model';
import { bundleCache, resolveSite, trustVersion } from './bundleCache';
import { clientOptimization } from './clientOptimization';
import { codeThemeRule, createRules, styleTextRule } from './compilerRules';
import type { MdxOptions } from '../mdx/mdxOptions';
import { EXTENSIONS, PROJECT } from '../support/project';
import { CHUNKS_GLOBAL, pageChunks, PAGES_ENTRY } from './pageChunks';
import type { SiteOptions } from './readSite';

export interface CompilerOptions extends SiteOptions {
  /** Folder for the client files. */
  readonly out: string;
  /** Folder for temporary files of the build. */
  readonly work: string;
  readonly mode: 'production' | 'development';
}

/** The client bundle. */
export function clientCompiler(
  options: CompilerOptions,
  mdx: MdxOptions,
  { baseUrl, code, loading, search }: Site,
): Configuration {
  const isBuild = options.mode === 'production';
  const name = isBuild ? '[name].[contenthash:6]' : '[name]';
  // Part of the loader's request, so that the cache keeps style sheets with other addresses apart.
  const css = [`${MiniCssExtractPlugin.loader}?publicPath=${baseUrl}${ASSETS_FOLDER}`, 'css-loader'];
  return {
    ...base('client', options),
    target: ['web', 'es2022'],
    ...bundleCache(`${options.mode} ${search.hosted ? 'client with hosted search' : 'client'}`),
    resolve: { ...base('client', options).resolve, alias: searchAliases(search) },
    entry: {
      app: join(PROJECT, 'src/app/client.tsx'),
      // `npm run dev` compiles pages when they are requested (serve/devPages.ts).
      ...(isBuild && { [PAGES_ENTRY]: '@site/routes.json?split-points' }),
    },
    output: {
      path: join(options.out, ASSETS_FOLDER),
      publicPath: baseUrl + ASSETS_FOLDER,
      filename: `${name}.js`,
      assetModuleFilename: `${name}[ext]`,
      chunkFilename: `${name}.js`,
      chunkLoadingGlobal: CHUNKS_GLOBAL,
      chunkLoadTimeout: loading.timeout,
    },
    module: {
      rules: createRules(
        options,
        {
          test: /\.css$/,
          oneOf: [styleTextRule, codeThemeRule(code, css), { use: css }],
        },
        mdx,
      ),
    },
    plugins: [
      resolveSite(options.root),
      trustVersion,
      isBuild ? pageChunks() : watchBootScripts,
      new MiniCssExtractPlugin({
        filename: `${name}.css`,
        chunkFilename: `${name}.css`,
        insert: insertStyle(loading.timeout),
      }),
    ],
    optimization: clientOptimization,
  };
}

/** Has webpack build again after an edit of the scripts that it doesn't bundle (prerender/bootScripts.ts). */
const watchBootScripts: WebpackPluginInstance = {
  apply({ hooks }: Compiler) {
    hooks.afterCompile.tap('watchBootScripts', ({ contextDependencies }) => {
      contextDependencies.add(join(PROJECT, 'src/boot'));
    });
  },
};

/** Replaces unused dependencies of DocSearch by stubs. */
function searchAliases({ hosted }: Site['search']): Readonly<Record<string, string>> {
  return {
    '@base-ui/react/menu$': join(PROJECT, 'src/search/window/noMenu.ts'),
    ...(!hosted && { 'algoliasearch/lite$': join(PROJECT, 'src/search/window/noService.ts') }),
  };
}

/**
 * How the app adds the style sheet of a layout. webpack has a timeout for scripts (chunkLoadTimeout), but waits for style
 * sheets indefinitely. Built from text, because webpack inserts its source into the runtime script.
 */
function insertStyle(timeout: number) {
  const giveUp = `setTimeout(() => linkTag.onerror && linkTag.onerror(new Event('timeout')), ${timeout})`;
  return new Function('linkTag', `document.head.append(linkTag); ${giveUp};`) as (
    linkTag: HTMLLinkElement,
  ) => void;
}

/** For an invalid configuration: watches it. */
export function configCompiler(options: CompilerOptions): Configuration {
  return {
    ...base('config', options),
    entry: { config: '@site/site.config.json?site' },
    output: { path: options.work },
    module: { rules: createRules(options) },
  };
}

function base(name: string, { root, mode }: CompilerOptions): Configuration {
  const modules = [join(PROJECT, 'node_modules'), 'node_modules'];
  return {
    name,
    mode,
    ...bundleCache(`${mode} ${name}`),
    plugins: [resolveSite(root), trustVersion],
    context: PROJECT,
    devtool: false,
    stats: 'errors-warnings',
    performance: { hints: false },
    // Not warnings, which are about its cache: what can't be cached is compiled again.
    infrastructureLogging: { level: 'error' },
    // A site outside this project may have no `node_modules`, hence `modules`. Symbolic links aren't resolved,
    // because pages are identified by their paths in routes.json.
    resolve: {
      // Pages are imported by absolute paths, which webpack would look for below the project first.
      roots: [],
      symlinks: false,
      extensions: EXTENSIONS,
      modules,
    },
    resolveLoader: { modules },
  };
}
