import { join } from 'node:path';
import type { LoaderContext, RuleSetRule, RuleSetUseItem } from 'webpack';
import type { Site } from '../../config/model';
import { createMdxCompiler } from '../mdx/mdxCompiler';
import type { MdxOptions } from '../mdx/mdxOptions';
import { minifyCss } from '../support/minifyCss';
import { PROJECT } from '../support/project';
import { rendererVersion } from '../support/engineVersion';
import codeTheme from './codeTheme';
import htmlLoader, { type HtmlLoaderOptions } from './htmlLoader';
import logoStyle from './logoStyle';
import type { SiteOptions } from './readSite';
import siteLoader from './siteLoader';
import splitPoints from './splitPoints';

/** Only transpiles: `npm run check` checks types. */
export const typescriptRule: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    // Names no folders, which ts-loader would search for files, and the latest target, because TypeScript takes a fifth
    // longer to look for syntax to rewrite. The code has none: its own target is that of the browsers.
    configFile: join(PROJECT, 'src/node/webpack/tsconfig.transpile.json'),
    compilerOptions: { noEmit: false },
  },
};

/** How the files of the engine and of the site are compiled. `css`: the rule for style sheets. `mdx`: options for pages. */
export function createRules(
  { root, readConfig }: SiteOptions,
  css: RuleSetRule = {},
  mdx?: MdxOptions,
): RuleSetRule[] {
  const json = (query: RegExp, run: Loader<SiteOptions>): RuleSetRule => ({
    test: /\.json$/,
    resourceQuery: query,
    type: 'javascript/auto',
    use: ownLoader(run, { root, readConfig }),
  });
  return [
    {
      oneOf: [
        typescriptRule,
        {
          test: /@docsearch[\\/]react[\\/].*useSearchClient[^\\/]*\.js$/,
          use: ownLoader(logoStyle, {}),
        },
        ...(mdx ? [pageRule(root, readConfig, mdx)] : []),
        json(/split-points/, splitPoints),
        json(/site/, siteLoader),
        css,
      ],
    },
  ];
}

/** A page: MDX to JavaScript, which is evaluated and rendered to HTML. */
function pageRule(root: string, readConfig: SiteOptions['readConfig'], mdx: MdxOptions): RuleSetRule {
  const compileMdx = createMdxCompiler(root, mdx);
  return {
    test: /\.mdx?$/,
    use: [
      // The version is part of the request of each page, like `readPageQuery`, so that webpack's cache distinguishes it.
      ownLoader<HtmlLoaderOptions>(htmlLoader, { root, readConfig, compileMdx }, rendererVersion),
      { loader: '@mdx-js/loader', options: mdx },
    ],
  };
}

/** A style sheet as text, which the app adds. */
export const styleTextRule: RuleSetRule = {
  resourceQuery: /text/,
  type: 'asset/source',
  use: ownLoader((css: string) => minifyCss(css), {}),
};

/** The themes are part of the loader's request, so that the cache keeps style sheets of different themes apart. */
export function codeThemeRule(code: Site['code'], css: readonly RuleSetUseItem[]): RuleSetRule {
  return { test: /codeTheme\.css$/, use: [...css, ownLoader(codeTheme, code, JSON.stringify(code))] };
}

type Loader<Options> = (this: LoaderContext<Options>, source: string) => string | void | Promise<string>;

/** One of our loaders. `ident`: what webpack's cache distinguishes its results by. */
function ownLoader<Options extends object>(run: Loader<Options>, options: Options, ident?: string) {
  const loader = join(PROJECT, 'src/node/webpack/runLoader.cjs');
  return { loader, options: { ...options, run }, ...(ident !== undefined && { ident }) };
}
