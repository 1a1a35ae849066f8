import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApps } from '../../../../src/node/output/apps';
import { site } from '../../sampleSite';
import { removeSites, writeFiles, writeSite } from '../../temporarySite';

afterEach(removeSites);

const page = (text: string, code: string) => `${text}\n\n\`\`\`tsx\n${code}\n\`\`\`\n`;

/** A site with one app, whose build script is a line of JavaScript. */
function siteWithApp(line: string) {
  const root = writeSite({
    'apps/one/build.cjs': line,
    'apps/one/package.json': { name: 'one', scripts: { build: 'node build.cjs' } },
    'docs/page.mdx': page('Some words.', 'code'),
  });
  return { root, site: { ...site, apps: [{ folder: 'apps/one', path: '/one/' }] } };
}

const WRITE_ARGUMENTS = `
  const fs = require('fs');
  fs.mkdirSync(process.argv[3], { recursive: true });
  fs.writeFileSync(process.argv[3] + 'said.json', JSON.stringify([...process.argv.slice(2), Math.random()]));
`;

const readOutput = (out: string) => readFileSync(join(out, 'one/said.json'), 'utf8');

test('an app is built by its own script, which receives the output folder; that of samples also the site', async () => {
  const config = siteWithApp(WRITE_ARGUMENTS);
  const out = join(config.root, 'build');
  await buildApps(config, out);
  expect(JSON.parse(readOutput(out))).toEqual(['--out', join(out, 'one/'), expect.any(Number)]);
  const docs = { ...config.site.docs, sandbox: '/one/' };
  await buildApps({ ...config, site: { ...config.site, docs } }, out);
  expect(JSON.parse(readOutput(out))).toEqual([
    '--out',
    join(out, 'one/'),
    '--site',
    config.root,
    expect.any(Number),
  ]);
});

test.each([
  ['is built once', 'README.md', 'changed', false, true],
  ['is built again after a change in a neighbouring folder', 'apps/kit/data.json', '{}', false, false],
  ['doesn’t depend on pages', 'docs/page.mdx', page('Some words.', 'changed'), false, true],
  [
    'depends on the code of pages if it runs their samples',
    'docs/page.mdx',
    page('Some words.', 'changed'),
    true,
    false,
  ],
  ['depends on the lines of that code', 'docs/page.mdx', page('Two\nlines.', 'code'), true, false],
  ['depends on markup around that code', 'docs/page.mdx', page('{/*', 'code'), true, false],
  ['doesn’t depend on the words around that code', 'docs/page.mdx', page('Others.', 'code'), true, true],
])('an app %s', async (_, file, text, isSandbox, isSame) => {
  const config = siteWithApp(WRITE_ARGUMENTS);
  const docs = { ...config.site.docs, ...(isSandbox && { sandbox: '/one/' }) };
  const build = async (out: string) => {
    await buildApps({ ...config, site: { ...config.site, docs } }, join(config.root, 'build', out));
    return readOutput(join(config.root, 'build', out)).replace('/second/', '/first/');
  };
  const first = await build('first');
  writeFiles(config.root, { [file]: text });
  expect((await build('second')) === first).toBe(isSame);
});

test.each([
  ['is built each time if another tool than npm installed its packages', { name: 'x' }, false],
  ['is built once if it is a workspace of the site', { packages: { 'apps/one': {} } }, true],
])('an app %s', async (_, record, isSame) => {
  const config = siteWithApp(WRITE_ARGUMENTS);
  writeFiles(config.root, {
    'apps/one/node_modules/react/index.js': '',
    'node_modules/.package-lock.json': record,
  });
  const build = async () => {
    await buildApps(config, join(config.root, 'build'));
    return readOutput(join(config.root, 'build'));
  };
  const first = await build();
  expect((await build()) === first).toBe(isSame);
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
