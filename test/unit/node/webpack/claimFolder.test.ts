import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimFolder, releaseFolder } from '../../../../src/node/webpack/claimFolder';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

test('a folder that a running process has claimed is skipped, and one of an ended process is not', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const root = writeSite({ [`cache.used-by-${process.ppid}`]: '', [`cache-2.used-by-${ended}`]: '' });
  const folder = join(root, 'cache');
  expect(claimFolder(folder)).toBe(`${folder}-2`);
  expect(existsSync(`${folder}-2.used-by-${ended}`)).toBe(false);
});

test('a folder keeps its files from one claim to the next, unless they are damaged', () => {
  const folder = claimFolder(join(writeSite({}), 'cache'));
  const file = join(folder, 'index.pack');
  mkdirSync(folder);
  writeFileSync(file, 'Cached');
  releaseFolder(folder);
  expect(claimFolder(folder)).toBe(folder);
  expect(readFileSync(file, 'utf8')).toBe('Cached');
  releaseFolder(folder);
  writeFileSync(file, 'Damage');
  expect(claimFolder(folder)).toBe(folder);
  expect(existsSync(file)).toBe(false);
});

test('an interrupted process leaves nothing to the next one', () => {
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const root = writeSite({ 'cache/index.pack': 'Half', [`cache.used-by-${ended}`]: '' });
  expect(existsSync(claimFolder(join(root, 'cache')))).toBe(false);
});

test('a folder that can’t be written is used as it is', () => {
  const folder = join(writeSite({ file: '' }), 'file/cache');
  expect(claimFolder(folder)).toBe(folder);
});
