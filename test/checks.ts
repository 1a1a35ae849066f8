import type { Command } from './commands';

/** The check of a site's content. */
export const SITE_CHECK = ['src/node/main.mjs', 'check'];

export const TEXTLINT = [
  'node_modules/textlint/bin/textlint.js',
  '--config=.config/textlint.config',
  '--rulesdir=.config/prose-rules',
];

/** With the native compiler, five times as fast. ts-loader and ESLint need the API of `typescript`, which it lacks. */
const types = (project: string): Command => [
  `types of ${project}`,
  ['node_modules/typescript-native/bin/tsc', '--project', project],
];

const eslint = (...options: string[]): Command => [
  'eslint',
  [
    'node_modules/eslint/bin/eslint.js',
    '--config=.config/eslint.config.mjs',
    '--max-warnings=0',
    ...options,
    '.',
  ],
];

const prettier = (...options: string[]): Command => [
  'prettier',
  ['node_modules/prettier/bin/prettier.cjs', '--log-level=warn', ...options, '.'],
];

const prose = (...options: string[]): Command => ['prose', [...TEXTLINT, ...options, 'docs/**/*.mdx']];

/** All steps of `npm run check`, longest first. */
export const listChecks = (): Command[] => [
  types('tsconfig.json'),
  eslint(),
  prettier('--check'),
  ['site', SITE_CHECK],
  types('examples'),
  prose(),
  types('src/offline/worker'),
];

/** Fixes files in place, in this order, because prettier formats the output of the others. */
export const FIXES: readonly Command[] = [
  ['schemas', ['--import', 'tsx', 'src/config/writeJsonSchemas.ts']],
  eslint('--fix'),
  prose('--fix'),
  prettier('--write'),
];
