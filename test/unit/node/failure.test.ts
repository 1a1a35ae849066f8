import { mkdirSync, readFileSync } from 'node:fs';
import { BuildError } from '../../../src/node/support/buildError';
import { describeFailure } from '../../../src/node/failure';
import { ConfigError } from '../../../src/config/problems';

/** The error that a function throws. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test.each<[what: string, error: unknown, sentence: string]>([
  ['a wrong command', new BuildError('There is no command "bild".'), '\nThere is no command "bild".'],
  [
    'wrong configuration',
    new ConfigError([{ file: 'routes.json', at: '', message: 'is missing' }]),
    '\n1 problem in the configuration\n\nroutes.json  is missing.\n',
  ],
  [
    'a folder below a file',
    thrownBy(() => mkdirSync('package.json/build', { recursive: true })),
    expect.stringMatching(
      /^\n.*package\.json.*: expected a folder, found a file \(mkdir, ENOTDIR\)$/,
    ) as string,
  ],
  [
    'a folder in place of a file',
    thrownBy(() => readFileSync('.')),
    expect.stringMatching(/expected a file, found a folder/) as string,
  ],
  [
    'a full disk',
    Object.assign(new Error('x'), { code: 'ENOSPC', syscall: 'write' }),
    '\nno space is left on the disk',
  ],
  [
    'a folder without permission',
    Object.assign(new Error('x'), { code: 'EACCES', syscall: 'mkdir', path: '/out' }),
    '\n/out: permission denied (mkdir, EACCES)',
  ],
])('%s ends a command with a message', (_, error, sentence) => {
  expect(describeFailure(error)).toEqual(sentence);
});

test('a bug keeps its stack trace', () => {
  const error = new TypeError('x is not a function');
  expect(describeFailure(error)).toBe(error);
});
