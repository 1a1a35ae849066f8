import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import bundles from '../../../../webpack.config';
import { THIS_SITE } from '../../sampleSite';

/** Contents of each file of src/node, by name. */
const sources = readdirSync(join(THIS_SITE, 'src/node'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')] as const);
const filesWith = (pattern: RegExp) => sources.flatMap(([name, text]) => (pattern.test(text) ? [name] : []));

test('webpack-cli gets the bundles of a build, for the site in --env', async () => {
  const compilers = await bundles({ site: join(THIS_SITE, 'test/fixtures/site') });
  expect(compilers.map(({ name, mode }) => [name, mode])).toEqual([
    ['client', 'production'],
    ['boot', 'production'],
  ]);
  expect(compilers.map(({ output }) => output?.publicPath)).toEqual(['/sub/assets/', undefined]);
});

test('build and dev create their compilers only through webpack.config.ts', () => {
  expect(filesWith(/ from '(?:\.\.\/)+webpack\.config'/)).toEqual(['writeOutput.ts', 'devBuild.ts']);
  // Declared there and called only by webpack.config.ts.
  expect(filesWith(/\b(?:client|boot)Compiler\(/)).toEqual(['compilers.ts']);
});
