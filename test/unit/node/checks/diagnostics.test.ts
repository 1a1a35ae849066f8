import { diagnosticsOf, formatAnnotation, readLine } from '../../../../src/node/checks/diagnostics';
import { BuildError } from '../../../../src/node/support/buildError';
import { ConfigError } from '../../../../src/config/problems';

test.each([
  [
    'docs/a.mdx:12:3  Broken link: there is no page at "/b".',
    { file: 'docs/a.mdx', line: 12, column: 3, message: 'Broken link: there is no page at "/b".' },
  ],
  [
    'docs/a.mdx:8:1: <Tabs> is never closed.',
    { file: 'docs/a.mdx', line: 8, column: 1, message: '<Tabs> is never closed.' },
  ],
  ['docs/a.mdx  Page file: unused.', { file: 'docs/a.mdx', message: 'Page file: unused.' }],
  ['Port 3000 is already in use.', { message: 'Port 3000 is already in use.' }],
])('%j is read with its place', (line, expected) => {
  expect(readLine('warning', line)).toEqual({ severity: 'warning', ...expected });
});

test('an error in the configuration has the places of its problems, and a bug has none', () => {
  const problem = {
    file: 'routes.json',
    position: { line: 2, column: 5 },
    at: 'routes[0].kind',
    message: 'is missing',
  };
  expect(diagnosticsOf(new ConfigError([{ ...problem, suggestion: '"doc"' }]))).toEqual([
    {
      severity: 'error',
      file: 'routes.json',
      line: 2,
      column: 5,
      message: 'routes[0].kind: is missing. Did you mean "doc"?',
    },
  ]);
  expect(diagnosticsOf(new BuildError('docs/a.mdx:1:1: One.\n\ndocs/b.mdx:2:2: Two.'))).toHaveLength(2);
  expect(diagnosticsOf(new TypeError('x is undefined'))).toBeUndefined();
});

test('annotations of GitHub name the file in the repository and escape what would end them', () => {
  const problem = {
    severity: 'error',
    file: 'docs/a,b.mdx',
    line: 3,
    column: 4,
    message: '50% :: of\nall',
  } as const;
  expect(formatAnnotation(problem, 'site')).toBe(
    '::error file=site/docs/a%2Cb.mdx,line=3,col=4::50%25 :: of%0Aall',
  );
  expect(formatAnnotation({ severity: 'warning', message: 'Slow.' }, '')).toBe('::warning::Slow.');
});
