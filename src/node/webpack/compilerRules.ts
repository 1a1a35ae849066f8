import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { SITE_MODULE } from '../mdx/compileSiteModule';
import { isSiteFile, PROJECT } from '../support/project';
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

/** How the files of the engine and of the site are compiled. `css` is the rule for style sheets. */
export function createRules(
  { root, readConfig }: SiteOptions,
  css: RuleSetRule,
  mdx?: object,
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
  // A missing export fails with a position, instead of rendering an undefined element.
  const parser = { exportsPresence: 'error' };
  return [
    {
      oneOf: [
        { resourceQuery: /^\?raw$/, type: 'asset/source' },
        {
          test: SITE_MODULE,
          include: isSiteFile,
          use: own('siteModule.ts'),
          resolve: { fullySpecified: false },
          parser,
        },
        typescriptRule,
        {
          test: /@docsearch[\\/]react[\\/].*useSearchClient[^\\/]*\.js$/,
          loader: join(PROJECT, 'src/node/webpack/logoStyle.ts'),
        },
        {
          test: /\.mdx?$/,
          loader: join(PROJECT, 'src/node/webpack/sharedMdx.ts'),
          options: { root, readConfig, mdx: mdx ?? {} },
          parser,
        },
        json(/split-points/, 'splitPoints.ts'),
        json(/site/, 'siteLoader.ts'),
        json(/boot/, 'bootLoader.ts'),
        css,
      ],
    },
  ];
}

/** The theme is part of the loader's request, so that the cache keeps style sheets of different themes apart. */
export function codeThemeRule(theme: string, css: RuleSetRule['use'] & unknown[]): RuleSetRule {
  const loader = `${join(PROJECT, 'src/node/webpack/codeTheme.ts')}?theme=${theme}`;
  return { test: /codeTheme\.css$/, use: [...css, loader] } as RuleSetRule;
}
