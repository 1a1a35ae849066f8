import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOutdated } from '../../src/node/output/outdated';
import { cover, fullTest } from '../cover';
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
    const child = spawn(process.execPath, ['src/node/main.mjs', ...args], {
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
  'routes.json:5:5  Duplicate route: "/guide" is already declared above. The first declaration wins, so this page (docs/start.mdx) is left out.',
  'docs/guide.mdx:3:1  Frontmatter: unknown key "layout", which has no effect. Set "kind" in routes.json instead; "plain" pages have no sidebar.',
  'docs/unused.mdx  Page file: no page in routes.json has this file, and no page imports it. Add it to routes.json, or start its name with "_" if it is a partial.',
  'docs/start.mdx:9:8  Broken link: there is no page at "/giude". Did you mean "/guide"?',
  'docs/start.mdx:11:8  Broken link to a Markdown file: no page in routes.json has the file "./gone.md".',
  'docs/start.mdx:13:8  Broken anchor: "/guide" has no "#stesp". Did you mean "steps"?',
];

test.each(cover(['--help', '-h'], 1))('%s lists the commands', async (option) => {
  const { code, output } = await run('build', option);
  expect(output).toMatch(/^usage: npm run build/);
  expect(code).toBe(0);
});

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

/** The environment of a command that prints each read of routes.json. */
const READS_REPORTED = { NODE_OPTIONS: `--import=${REPORT_READS}` };

const readWarnings = (output: string) => output.split('\n').filter((line) => line.startsWith('warning'));
const EXPECTED = WARNINGS.map((line) => `warning  ${line}`);

test('build reads the configuration once, warns once of each problem, keeps static/ files and notices an edit meanwhile', async () => {
  mkdirSync(join(folder, 'static/guide'), { recursive: true });
  for (const name of ['robots.txt', 'guide/picture.svg']) writeFileSync(join(folder, 'static', name), 'Mine');
  const addLine = (text: string) => {
    if (text.includes('Bundling the pages')) edit('docs/guide.mdx', (words) => `${words}\nOne more line.\n`);
  };
  const first = await runWatched(['build', '--site', folder], addLine, READS_REPORTED);
  expect(first.output.match(/Reads routes\.json/g)).toHaveLength(1);
  expect(readWarnings(first.output)).toEqual(EXPECTED);
  expect(first.code).toBe(0);
  const built = (file: string) => existsSync(join(folder, 'build', file));
  expect(['guide/index.html', 'guide/picture.svg'].map(built)).toEqual([true, true]);
  expect(readFileSync(join(folder, 'build/robots.txt'), 'utf8')).toBe('Mine');
  expect(isOutdated({ root: folder, out: join(folder, 'build') })).toBe(true);
});

fullTest('with "throw", a build fails with the problem and keeps the output of the last one', async () => {
  expect((await run('build', '--site', folder)).code).toBe(0);
  edit('site.config.json', (text) =>
    text.replace('"docs":', '"checks": { "brokenAnchors": "throw" }, "docs":'),
  );
  const { code, output } = await run('build', '--site', folder);
  expect(code).toBe(1);
  expect(output).toContain('docs/start.mdx:13:8  Broken anchor');
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(join(folder, 'build/guide/index.html'))).toBe(true);
});

test('check reads the configuration once, prints the same warnings and writes nothing', async () => {
  const { code, output } = await runWatched(['check', '--site', folder], () => {}, READS_REPORTED);
  expect(output.match(/Reads routes\.json/g)).toHaveLength(1);
  expect(readWarnings(output)).toEqual(EXPECTED);
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'build'))).toBe(false);
});

fullTest('check describes problems to other programs: as JSON, and as annotations on GitHub', async () => {
  edit('site.config.json', (text) =>
    text.replace('"docs":', '"checks": { "brokenAnchors": "throw" }, "docs":'),
  );
  const github = await runWatched(['check', '--site', folder], () => {}, { GITHUB_ACTIONS: 'true' });
  expect(github.code).toBe(1);
  expect(github.output).toMatch(
    /^::error file=.*docs\/start\.mdx,line=13,col=8::Broken anchor: "\/guide" has no/m,
  );
  expect(github.output).toMatch(/^::warning file=.*docs\/start\.mdx,line=9,col=8::Broken link/m);
  const { code, output } = await run('check', '--site', folder, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(output)).toContainEqual({
    severity: 'error',
    file: 'docs/start.mdx',
    line: 13,
    column: 8,
    message: 'Broken anchor: "/guide" has no "#stesp". Did you mean "steps"?',
  });
});

fullTest('check reports a favicon that is not a picture despite its extension', async () => {
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static/mark.png'), 'No picture');
  edit('site.config.json', (text) => text.replace('"docs":', '"favicon": "/mark.png", "docs":'));
  const { code, output } = await run('check', '--site', folder);
  expect(code).toBe(1);
  expect(output).toContain('"favicon" is "/mark.png", but static/mark.png');
  expect(output).not.toMatch(/^\s+at /m);
});

fullTest('"ignore" suppresses warnings', async () => {
  edit('site.config.json', (text) =>
    text.replace('"docs":', '"checks": { "brokenLinks": "ignore" }, "docs":'),
  );
  const { output } = await run('check', '--site', folder);
  expect(output).not.toContain('Broken link:');
  expect(output).toContain('Broken anchor');
});

test('errors in both files are reported together, with place, expectation and suggestion, and without a stack trace', async () => {
  edit('site.config.json', (text) => text.replace('"tagline"', '"taglin"'));
  edit('routes.json', (text) => text.replace('"kind": "plain"', '"kind": "plan"'));
  const { code, output } = await run('build', '--site', folder);
  expect(code).toBe(1);
  expect(output).toContain('site.config.json:3:3  taglin: unknown key. Did you mean "tagline"?');
  expect(output).toMatch(
    /routes\.json:3:\d+ {2}routes\[0\]\.kind: expected one of .*found "plan"\. Did you mean "plain"\?/,
  );
  expect(output).not.toMatch(/^\s+at /m);
});

test.each(
  cover(
    [
      ['an unknown command', ['bild'], 'Unknown command "bild"'],
      ['an unknown option', ['build', '--sit', '.'], "Unknown option '--sit'\n\nusage: "],
      [
        'a folder without a site',
        ['build', '--site', tmpdir(), '--out', join(tmpdir(), 'no-site')],
        'routes.json',
      ],
      [
        'a folder with a mark that webpack can’t read in its name',
        ['check', '--site', join(tmpdir(), 'wow!')],
        `webpack can't read paths with "!". Rename the folder.`,
      ],
      [
        'an output folder that can’t be created',
        ['build', '--site', FAULTS, '--out', join(PROJECT, 'package.json/build')],
        'package.json: expected a folder, found a file',
      ],
      ['an option of another command', ['check', '--no-cache'], '--no-cache works only with build and start'],
      ['a missing argument', ['new', 'docs/page'], 'new needs a file and a title in quotes'],
      [
        'an import without an output folder',
        ['import', '.'],
        'import needs --out, the folder of the new site',
      ],
      ['an empty output folder name', ['build', '--out', ''], '--out is empty; expected a folder'],
    ],
    2,
  ),
)('%s ends with a message and exit code 1', async (_, args, sentence) => {
  const { code, output } = await run(...args);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
  expect(output).not.toMatch(/^\s+at /m);
});

fullTest(
  'import reads a configuration that asks for its own address, and new adds a page to the site',
  async () => {
    const [from, out] = [join(folder, 'old'), join(folder, 'new')];
    mkdirSync(join(from, 'docs'), { recursive: true });
    writeFileSync(join(from, 'docs/intro.md'), '# Introduction\n');
    writeFileSync(
      join(from, 'docusaurus.config.js'),
      'export default { title: import.meta.url.split("/").at(-1), url: "https://old.example", presets: ["classic"] };',
    );
    expect(await run('import', from, '--out', out)).toMatchObject({ code: 0 });
    const read = (file: string) => readFileSync(join(out, file), 'utf8');
    expect(JSON.parse(read('site.config.json'))).toMatchObject({ title: 'docusaurus.config.js' });
    expect(await run('new', 'docs/more', 'More', '--site', out)).toMatchObject({ code: 0 });
    expect(read('docs/more.mdx')).toContain('title: "More"');
  },
);

fullTest('a build into a folder with other files ends with a message and deletes nothing', async () => {
  const { code, output } = await run('build', '--site', folder, '--out', join(folder, 'docs'));
  expect(code).toBe(1);
  expect(output).toContain(`${join(folder, 'docs')} contains files that no build wrote`);
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(join(folder, 'docs/guide.mdx'))).toBe(true);
});

fullTest('static/ files never replace files of the build', async () => {
  mkdirSync(join(folder, 'static/guide'), { recursive: true });
  for (const name of ['guide/index.html', 'sw.js', 'build.json'])
    writeFileSync(join(folder, 'static', name), 'Mine');
  const { code, output } = await run('build', '--site', folder);
  expect(code).toBe(1);
  expect(output).toContain(
    'static/sw.js  expected a file with another name; the build writes "/sw.js" itself.',
  );
  expect(output).toMatch(
    /routes\.json:4:\d+ .* expected an unused path; static\/guide\/index\.html is already there\./,
  );
  expect(output).not.toContain('Bundling');
  expect(output).not.toMatch(/^\s+at /m);
});

describe('dev', () => {
  fullTest('on a port in use ends with a message before it builds anything', async () => {
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
