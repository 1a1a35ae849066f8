import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES_FILE, SITE_FILE } from '../../../src/config/load';
import { ConfigError } from '../../../src/config/problems';
import { createConfigSource } from '../../../src/config/source';
import { removeSites, writeFiles } from '../temporarySite';
import { writeSample } from './sampleProblems';

afterAll(removeSites);

test('the configuration is loaded once', () => {
  const { read } = createConfigSource(writeSample({}));
  expect(read()).toBe(read());
});

test.each([ROUTES_FILE, SITE_FILE])('an edit of %s reloads it', (file) => {
  const root = writeSample({});
  const { read } = createConfigSource(root);
  const first = read();
  utimesSync(join(root, file), 1, 1);
  expect(read()).not.toBe(first);
});

test('a deleted page is noticed on the next check, and its return immediately', () => {
  const root = writeSample({});
  const { read, forget } = createConfigSource(root);
  read();
  rmSync(join(root, 'docs/overview.mdx'));
  forget();
  expect(read).toThrow(ConfigError);
  writeFiles(root, { 'docs/overview.mdx': 'Back' });
  expect(read().root).toBe(root);
});
