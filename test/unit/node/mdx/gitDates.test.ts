import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseLog, readGitDates } from '../../../../src/node/mdx/gitDates';

test('a file has the date of its newest commit', () => {
  const log = '\x002026-11-21\0\ndocs/a.mdx\0docs/b c.mdx\0\x002026-01-02\0\ndocs/a.mdx\0docs/d.mdx\0';
  expect([...parseLog(log, '/site')]).toEqual([
    ['/site/docs/a.mdx', '2026-11-21'],
    ['/site/docs/b c.mdx', '2026-11-21'],
    ['/site/docs/d.mdx', '2026-01-02'],
  ]);
});

describe('in a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'git-dates-'));
    writeFileSync(join(folder, 'a.mdx'), 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const git = (cwd: string, ...parameters: string[]) => {
    const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
    execFileSync('git', [...who, ...parameters], {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T12:00:00Z' },
    });
  };

  test('outside a git repository there are no dates', async () => {
    expect((await readGitDates(folder)).size).toBe(0);
  });

  test('the dates of git are used, except those of a shallow clone', async () => {
    git(folder, 'init');
    git(folder, 'add', '.');
    git(folder, 'commit', '-m', 'one');
    expect([...(await readGitDates(folder)).values()]).toEqual(['2026-03-04']);
    git(folder, 'clone', '--depth', '1', `file://${folder}`, 'shallow');
    expect((await readGitDates(join(folder, 'shallow'))).size).toBe(0);
  });
});
