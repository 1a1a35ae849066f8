import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOutdated } from '../../src/node/output/outdated';
import { PROJECT } from '../paths';

const FAULTS = join(PROJECT, 'test/fixtures/faults');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-command-'));
  cpSync(FAULTS, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  readonly code: number | null;
  readonly output: string;
}

function run(...args: string[]): Promise<Result> {
  return runWatched(args, () => {});
}

/** Runs a command of the project as npm would. */
function runWatched(args: readonly string[], onOutput: (text: string) => void, env = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/node/cli.ts', ...args], {
      cwd: PROJECT,
      env: { ...process.env, ...env },
    });
    let output = '';
    const listen = (data: unknown) => {
      output += String(data);
      onOutput(String(data));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const WARNINGS = [
  'routes.json:5:5  Duplicate route: "/guide" is declared above as well; the first declaration wins, this page (docs/start.mdx) is left out.',
  'docs/guide.mdx:3:1  Frontmatter: unknown key "layout", which has no effect. Set "kind" in routes.json instead.',
  'docs/unused.mdx  Page file: no route in routes.json has this file, and no page imports it. Add it to routes.json, or start its name with "_" if it is a partial.',
  'docs/start.mdx:9:8  Broken link: there is no page at "/giude". Did you mean "/guide"?',
  'docs/start.mdx:11:8  Broken link to a Markdown file: no page is made from "./gone.md".',
  'docs/start.mdx:13:8  Broken anchor: "/guide" has no "#stesp". Did you mean "steps"?',
];

/** A module that prints each read of routes.json. */
const REPORT_READS = `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { readFileSync } = fs;
  fs.readFileSync = (path, ...rest) => {
    if (/routes\.json$/.test(path)) console.log('Reads routes.json');
    return readFileSync(path, ...rest);
  };
  syncBuiltinESMExports();
`)}`;

test.each(['build', 'check'])(
  '%s reads the configuration once, warns once of each fault in the content and ends well',
  async (command) => {
    const env = { NODE_OPTIONS: `--import=${REPORT_READS}` };
    const { code, output } = await runWatched([command, '--site', folder], () => {}, env);
    expect(output.match(/Reads routes\.json/g)).toHaveLength(1);
    const warnings = output.split('\n').filter((line) => line.startsWith('warning'));
    expect(warnings).toEqual(WARNINGS.map((line) => `warning  ${line}`));
    expect(code).toBe(0);
    expect(existsSync(join(folder, 'build/guide/index.html'))).toBe(command === 'build');
  },
);

test('a severity of "throw" fails the build, names the fault, and leaves the last good build alone', async () => {
  await run('build', '--site', folder);
  edit('site.config.json', (text) =>
    text.replace('"docs":', '"checks": { "brokenAnchors": "throw" }, "docs":'),
  );
  const { code, output } = await run('build', '--site', folder);
  expect(code).toBe(1);
  expect(output).toContain('docs/start.mdx:13:8  Broken anchor');
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(join(folder, 'build/guide/index.html'))).toBe(true);
});

test('check finds a favicon that is no picture, though its name says so', async () => {
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static/mark.png'), 'No picture');
  edit('site.config.json', (text) => text.replace('"docs":', '"favicon": "/mark.png", "docs":'));
  const { code, output } = await run('check', '--site', folder);
  expect(code).toBe(1);
  expect(output).toContain('"favicon" is "/mark.png", but static/mark.png');
  expect(output).not.toMatch(/^\s+at /m);
});

test('"ignore" says nothing', async () => {
  edit('site.config.json', (text) =>
    text.replace('"docs":', '"checks": { "brokenLinks": "ignore" }, "docs":'),
  );
  const { output } = await run('check', '--site', folder);
  expect(output).not.toContain('Broken link:');
  expect(output).toContain('Broken anchor');
});

test('mistakes in both files are told together, with place, expectation and suggestion, and without a stack trace', async () => {
  edit('site.config.json', (text) => text.replace('"tagline"', '"taglin"'));
  edit('routes.json', (text) => text.replace('"kind": "plain"', '"kind": "plan"'));
  const { code, output } = await run('build', '--site', folder);
  expect(code).toBe(1);
  expect(output).toContain(
    'site.config.json:3:3  taglin: expected no key of this name. Did you mean "tagline"?',
  );
  expect(output).toMatch(
    /routes\.json:3:\d+ {2}routes\[0\]\.kind: expected one of .*found "plan"\. Did you mean "plain"\?/,
  );
  expect(output).not.toMatch(/^\s+at /m);
});

test.each([
  ['an unknown command', ['bild'], 'there is no command "bild"'],
  ['an unknown option', ['build', '--sit', '.'], "Unknown option '--sit'"],
  [
    'a folder without a site',
    ['build', '--site', tmpdir(), '--out', join(tmpdir(), 'no-site')],
    'routes.json',
  ],
  [
    'an output folder that can’t be made',
    ['build', '--site', FAULTS, '--out', join(PROJECT, 'package.json/build')],
    'package.json: a file is in the place of a folder',
  ],
  ['a name for the output that is empty', ['build', '--out', ''], '--out is empty; expected a folder'],
])('%s ends in a sentence and exit code 1', async (_, args, sentence) => {
  const { code, output } = await run(...args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^\s+at /m);
});

test('a build into a folder that holds something else ends in a sentence, and takes nothing away', async () => {
  const { code, output } = await run('build', '--site', folder, '--out', join(folder, 'docs'));
  expect(code).toBe(1);
  expect(output).toContain(`${join(folder, 'docs')} holds something else than a built site`);
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(join(folder, 'docs/guide.mdx'))).toBe(true);
});

test('files of static/ stand beside what the build writes, and not in its place; but robots.txt is of the author', async () => {
  const write = (name: string) => writeFileSync(join(folder, 'static', name), 'Mine');
  mkdirSync(join(folder, 'static/guide'), { recursive: true });
  ['robots.txt', 'guide/picture.svg', 'guide/index.html', 'sw.js', 'build.json'].forEach(write);
  const { code, output } = await run('build', '--site', folder);
  expect(code).toBe(1);
  expect(output).toContain(
    'static/sw.js  expected a file with another name; the build writes "/sw.js" itself.',
  );
  expect(output).toMatch(
    /routes\.json:4:\d+ .* expected an unused path; static\/guide\/index\.html is there\./,
  );
  expect(output).not.toContain('Bundling');
  expect(output).not.toMatch(/^\s+at /m);
  ['guide/index.html', 'sw.js', 'build.json'].forEach((name) => rmSync(join(folder, 'static', name)));
  expect((await run('build', '--site', folder)).code).toBe(0);
  expect(readFileSync(join(folder, 'build/robots.txt'), 'utf8')).toBe('Mine');
  expect(existsSync(join(folder, 'build/guide/picture.svg'))).toBe(true);
});

test('a page that was edited while it was built is newer than the build', async () => {
  const site = { root: folder, out: join(folder, 'build') };
  await run('build', '--site', folder);
  expect(isOutdated(site)).toBe(false);
  await runWatched(['build', '--site', folder], (text) => {
    if (text.includes('Bundling the pages')) edit('docs/guide.mdx', (words) => `${words}\nOne more line.\n`);
  });
  expect(isOutdated(site)).toBe(true);
});

describe('dev', () => {
  test('on a port in use ends in a sentence, and builds nothing before', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const { code, output } = await runWatched(['dev', '--site', folder], () => {}, { PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is already in use. Try another one, such as PORT=`);
    expect(output).not.toContain('Built');
  });
});
