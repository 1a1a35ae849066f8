import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findSamples } from '../build/readSamples';

// The Jest project of docs/recipes/testing.mdx, with the browser tests of docs/recipes/browser-tests.mdx beside it.

const root = process.cwd();
const packages = ['examples/samples/node_modules', 'node_modules'].map((folder) => join(root, folder));
const samples = ['docs/recipes/testing.mdx', 'docs/recipes/browser-tests.mdx'].flatMap((file) =>
  findSamples(file, readFileSync(join(root, file), 'utf8')),
);

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'jest-recipe-'));
  mkdirSync(join(project, 'e2e'));
  mkdirSync(join(project, 'src'));
  for (const { title, code } of samples.filter(({ title }) => title)) {
    const isSource = !/^e2e\/|\.config\./.test(title);
    // The page says to change this import.
    const forJest = code.replace("from 'vitest'", "from '@jest/globals'");
    writeFileSync(join(project, isSource ? `src/${title}` : title), forJest);
  }
});
afterEach(() => rmSync(project, { recursive: true }));

/** Runs the project's tests with a part of its configuration replaced, and returns what Jest prints. */
function runJest(part: string | RegExp = '', replacement = ''): Promise<string> {
  const config = join(project, 'jest.config.mjs');
  writeFileSync(config, readFileSync(config, 'utf8').replace(part, replacement));
  const env = { ...process.env, NODE_PATH: packages.join(':') };
  const args = [join(root, 'node_modules/jest/bin/jest.js'), '--runInBand'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: project, env }, (_, out, errors) => resolve(out + errors));
  });
}

test('the tests pass with the configuration of the page, which leaves out those for the browser', async () => {
  expect(await runJest()).toContain('Tests:       4 passed, 4 total');
});

test('the browser tests would run, too, if they were not outside of the roots', async () => {
  expect(await runJest('<rootDir>/src', '<rootDir>')).toContain('e2e/editor.spec.ts');
});

// From 24.9 on, Node.js loads the module.
const [major = 0] = process.versions.node.split('.').map(Number);
(major < 24 ? test : test.skip)('without the export conditions, Jest cannot load nanoid', async () => {
  const output = await runJest(/testEnvironmentOptions.*/);
  expect(output).toMatch(/Must use import to load ES Module: .*nanoid\/index\.browser\.js/);
});

test('without the automatic runtime, React is not defined', async () => {
  expect(
    await runJest(", {\n      jsc: { transform: { react: { runtime: 'automatic' } } },\n    }"),
  ).toContain('React is not defined');
});
