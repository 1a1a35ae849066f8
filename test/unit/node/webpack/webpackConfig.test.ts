import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import bundle from '../../../../webpack.config';
import { THIS_SITE } from '../../sampleSite';

/** Contents of each file of src/node, by name. */
const sources = readdirSync(join(THIS_SITE, 'src/node'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')] as const);
const filesWith = (pattern: RegExp) => sources.flatMap(([name, text]) => (pattern.test(text) ? [name] : []));

test('webpack-cli gets the bundle of a build, for the site in --env', async () => {
  const { name, mode, output } = await bundle({ site: join(THIS_SITE, 'test/fixtures/site') });
  expect([name, mode, output?.publicPath]).toEqual(['client', 'production', '/sub/assets/']);
});

test('build and dev create their compiler only through webpack.config.ts', () => {
  expect(filesWith(/ from '(?:\.\.\/)+webpack\.config'/)).toEqual(['writeOutput.ts', 'devBuild.ts']);
  // Declared there and called only by webpack.config.ts.
  expect(filesWith(/\bclientCompiler\(/)).toEqual(['compilers.ts']);
});
