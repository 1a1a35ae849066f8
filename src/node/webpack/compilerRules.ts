import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { Site } from '../../config/model';
import { createMdxCompiler } from '../mdx/mdxCompiler';
import type { MdxOptions } from '../mdx/mdxOptions';
import { PROJECT } from '../support/project';
import { rendererVersion } from './bundleCache';
import type { HtmlLoaderOptions } from './htmlLoader';
import type { SiteOptions } from './readSite';

/** Only transpiles: `npm run check` checks types. */
export const typescriptRule: RuleSetRule = {
  test: /\.tsx?$/,
  loader: 'ts-loader',
  options: {
    transpileOnly: true,
    configFile: join(PROJECT, 'tsconfig.json'),
    compilerOptions: { noEmit: false },
  },
};

/** How the files of the engine and of the site are compiled. `css`: the rule for style sheets. `mdx`: options for pages. */
export function createRules(
  { root, readConfig }: SiteOptions,
  css: RuleSetRule = {},
  mdx?: MdxOptions,
): RuleSetRule[] {
  const own = (file: string) => ({
    loader: join(PROJECT, 'src/node/webpack', file),
    options: { root, readConfig } satisfies SiteOptions,
  });
  const json = (query: RegExp, file: string): RuleSetRule => ({
    test: /\.json$/,
    resourceQuery: query,
    type: 'javascript/auto',
    use: own(file),
  });
  return [
    {
      oneOf: [
        typescriptRule,
        {
          test: /@docsearch[\\/]react[\\/].*useSearchClient[^\\/]*\.js$/,
          loader: join(PROJECT, 'src/node/webpack/logoStyle.ts'),
        },
        ...(mdx ? [pageRule(root, readConfig, mdx)] : []),
        json(/split-points/, 'splitPoints.ts'),
        json(/site/, 'siteLoader.ts'),
        json(/boot/, 'bootLoader.ts'),
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
      {
        loader: join(PROJECT, 'src/node/webpack/htmlLoader.ts'),
        options: { root, readConfig, compileMdx } satisfies HtmlLoaderOptions,
        // Part of the request of each page, like `readPageQuery`, so that webpack's cache distinguishes it.
        ident: rendererVersion(),
      },
      { loader: '@mdx-js/loader', options: mdx },
    ],
  };
}

/** The themes are part of the loader's request, so that the cache keeps style sheets of different themes apart. */
export function codeThemeRule(code: Site['code'], css: RuleSetRule['use'] & unknown[]): RuleSetRule {
  const loader = `${join(PROJECT, 'src/node/webpack/codeTheme.ts')}?${JSON.stringify(code)}`;
  return { test: /codeTheme\.css$/, use: [...css, loader] } as RuleSetRule;
}
