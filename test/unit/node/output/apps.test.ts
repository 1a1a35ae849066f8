import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from '../../../../src/node/output/apps';
import { site } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterEach(removeSites);

/** A site with one app, whose build script is a line of JavaScript. */
function siteWithApp(line: string) {
  const root = writeSite({
    'apps/one/build.cjs': line,
    'apps/one/package.json': { name: 'one', scripts: { build: 'node build.cjs' } },
  });
  return { root, site: { ...site, apps: [{ folder: 'apps/one', path: '/one/' }] } };
}

test('an app is built by its own script, which receives the output folder and the site', async () => {
  const config = siteWithApp(
    'require("fs").writeFileSync("said.json", JSON.stringify(process.argv.slice(2)))',
  );
  const out = join(config.root, 'build');
  await buildApps(config, out);
  const said: unknown = JSON.parse(readFileSync(join(config.root, 'apps/one/said.json'), 'utf8'));
  expect(said).toEqual(['--out', join(out, 'one/'), '--site', config.root]);
});

test('an app whose build fails stops the build with the output of its script and no stack trace', async () => {
  const config = siteWithApp('console.log("so far"); console.error("no such part"); process.exit(3)');
  const error: unknown = await buildApps(config, config.root).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'BuildError' });
  const { message } = error as Error;
  expect(message).toContain(`"npm run build" in ${join(config.root, 'apps/one')} failed`);
  expect(message).toContain('so far');
  expect(message).toContain('no such part');
  expect(message).not.toMatch(/^\s+at /m);
});
