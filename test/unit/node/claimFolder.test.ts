import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimFolder } from '../../../src/node/support/claimFolder';
import { compile } from '../../../src/node/webpack/compile';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'claim-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a process keeps the folder that it has claimed', () => {
  expect(claimFolder(folder)).toBe(folder);
  expect(claimFolder(folder)).toBe(folder);
});

test('two running processes get different folders', () => {
  const other = spawn(process.execPath, ['--eval', 'process.stdin.resume()']);
  try {
    writeFileSync(join(folder, 'process'), String(other.pid));
    expect(claimFolder(folder)).toBe(`${folder}-2`);
  } finally {
    other.kill();
    rmSync(`${folder}-2`, { recursive: true });
  }
});

test('the folder of an interrupted process is free', () => {
  writeFileSync(join(folder, 'process'), '4194305'); // No process has a number above 4194304.
  expect(claimFolder(folder)).toBe(folder);
});

test('the folders of a process are free once webpack has run, because npm start then serves the site', async () => {
  claimFolder(folder);
  expect(existsSync(join(folder, 'process'))).toBe(true);
  writeFileSync(join(folder, 'entry.js'), '');
  const output = { path: join(folder, 'out') };
  await compile([{ mode: 'none', context: folder, entry: './entry.js', output }], folder);
  expect(existsSync(join(folder, 'process'))).toBe(false);
});
