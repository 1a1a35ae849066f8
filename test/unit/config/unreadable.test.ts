import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, ROUTES_FILE, SITE_FILE } from '../../../src/config/load';
import { formatProblem } from '../../../src/config/problems';
import { describeSystemError, isSystemError } from '../../../src/config/systemError';
import { sampleSettings } from '../sampleSite';
import { removeSites } from '../temporarySite';
import { problemsIn, problemsOf, writeSample } from './sampleProblems';
import { ConfigError } from '../../../src/config/problems';

afterEach(removeSites);

/** The problems of a site with one file replaced by bytes, as they are printed. */
function printedWith(file: string, bytes: Buffer): string[] {
  const root = writeSample({});
  writeFileSync(join(root, file), bytes);
  try {
    loadConfig(root);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map(formatProblem);
  }
}

/** The first lines of these problems. */
const headsWith = (file: string, bytes: Buffer) =>
  printedWith(file, bytes).map((problem) => problem.split('\n')[0]);

test.each([ROUTES_FILE, SITE_FILE])('%s that is a folder is a problem of the file', (file) => {
  const root = writeSample({});
  rmSync(join(root, file));
  mkdirSync(join(root, file));
  expect(problemsIn(root)).toEqual([`${file}: is a folder; expected a file`]);
});

// root can read every file.
const testAsUser = process.getuid?.() === 0 ? test.skip : test;
testAsUser.each([ROUTES_FILE, SITE_FILE])('%s that may not be read is a problem of the file', (file) => {
  const root = writeSample({});
  chmodSync(join(root, file), 0);
  expect(problemsIn(root)).toEqual([expect.stringContaining(`${file}: cannot be read`)]);
});

test.each([
  [{ code: 'EACCES', syscall: 'open', path: '/a' }, '/a: permission denied (open, EACCES)'],
  [{ code: 'ENOSPC', syscall: 'write' }, 'no space is left on the disk'],
  [{ code: 'EXYZ', syscall: 'open', path: '/a', message: 'strange' }, '/a: strange (open, EXYZ)'],
])('%j is described in plain words', (values, sentence) => {
  const error = Object.assign(new Error('x'), values);
  expect(isSystemError(error)).toBe(true);
  expect(describeSystemError(error)).toBe(sentence);
});

test('other errors are not file system errors', () => {
  expect([new TypeError('x'), null, 'EACCES'].map(isSystemError)).toEqual([false, false, false]);
});

test.each(['docs', 'static'])('%s that is a file is a separate problem', (name) => {
  const root = writeSample({});
  rmSync(join(root, name), { recursive: true, force: true });
  writeFileSync(join(root, name), 'Words');
  expect(problemsIn(root)[0]).toBe(`${name}: is a file; expected a folder`);
});

test.each([5000, 200_000])('%i nested brackets are rejected where they get too deep', (depth) => {
  const root = writeSample({});
  writeFileSync(join(root, ROUTES_FILE), `{ "routes": ${'['.repeat(depth)}`);
  expect(problemsIn(root)).toEqual([`${ROUTES_FILE}: expected at most 100 nested brackets`]);
});

test('brackets in strings don’t count as nesting', () => {
  expect(problemsOf({}, { title: '[{'.repeat(200) })).toEqual([]);
});

test('a file in UTF-16 is one problem', () => {
  const text = JSON.stringify(sampleSettings, null, 2);
  const utf16 = Buffer.from(text, 'utf16le');
  const bom = Buffer.from([0xff, 0xfe]);
  for (const bytes of [utf16, Buffer.concat([bom, utf16]), Buffer.from(utf16).swap16()])
    expect(headsWith(SITE_FILE, bytes)).toEqual([
      'site.config.json  is encoded as UTF-16; save it as UTF-8.',
    ]);
});

test('a file in Latin-1 is one problem, at its first invalid character', () => {
  const text = JSON.stringify({ ...sampleSettings, tagline: 'Für alle' }, null, 2);
  expect(headsWith(SITE_FILE, Buffer.from(text, 'latin1'))).toEqual([
    'site.config.json:3:16  is not valid UTF-8 text; save it as UTF-8.',
  ]);
  expect(printedWith(SITE_FILE, Buffer.from('{\r\n"ü": 1}\r\n', 'latin1'))).toEqual([
    'site.config.json:2:2  is not valid UTF-8 text; save it as UTF-8.\n  2 | "\uFFFD": 1}\n    |  ^',
  ]);
});

test.each<[what: string, change: (text: string) => string, problem: string]>([
  [
    'a file with single quotes',
    (text) => text.replaceAll('"', "'"),
    "site.config.json:2:3  expected double quotes: JSON doesn't allow single quotes ('…').",
  ],
  [
    'a file with a merge conflict',
    (text) => text.replace('  "url"', '<<<<<<< HEAD\n=======\n  "url"') + '>>>>>>> topic\n',
    'site.config.json:5:1  expected no merge conflict; keep one of the two versions and delete the lines that start with "<<<<<<<", "=======" and ">>>>>>>".',
  ],
  [
    'a comma after the last entry',
    (text) => text.replace(/\n}$/, ',\n}'),
    expect.stringMatching(
      /expected no comma after the last entry: JSON doesn't allow it/,
    ) as unknown as string,
  ],
])('%s is one problem', (_, change, problem) => {
  const text = change(JSON.stringify(sampleSettings, null, 2));
  expect(headsWith(SITE_FILE, Buffer.from(text))).toEqual([problem]);
});

test('a dangling link is reported as such, and a missing file is not suggested for itself', () => {
  const root = writeSample({});
  rmSync(join(root, 'docs/support.mdx'));
  symlinkSync('nowhere.mdx', join(root, 'docs/support.mdx'));
  expect(problemsIn(root)).toEqual([
    'routes[2].file: expected an MDX file; "docs/support.mdx" is a broken link',
  ]);
});

test('a page that is a folder is rejected', () => {
  expect(problemsOf({}, {}, { 'docs/new.mdx/x': '' })).toEqual([]);
  const page = { path: '/new', kind: 'plain', label: 'New', file: 'docs/new.mdx' };
  expect(problemsOf({ routes: [page], redirects: [] }, {}, { 'docs/new.mdx/x': '' })).toContain(
    'routes[0].file: expected an MDX file; "docs/new.mdx" is a folder',
  );
});
