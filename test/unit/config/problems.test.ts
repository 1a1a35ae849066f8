import { ConfigError, formatProblem } from '../../../src/config/problems';

const PROBLEM = {
  file: 'site.config.json',
  position: { line: 12, column: 5 },
  at: 'navbar.items[2].href',
  message: 'expected a path of this site; found 3',
};

test('a problem shows its place, its key, the expectation, and the line with a mark', () => {
  expect(formatProblem({ ...PROBLEM, sourceLine: '    "href": 3', suggestion: '"/support"' }))
    .toMatchInlineSnapshot(`
"site.config.json:12:5  navbar.items[2].href: expected a path of this site; found 3. Did you mean "/support"?
  12 |     "href": 3
     |     ^"
`);
});

test('the mark is below the right character where lines start with tabs', () => {
  const [, , mark] = formatProblem({
    ...PROBLEM,
    position: { line: 3, column: 4 },
    sourceLine: '\t\t "href"',
  }).split('\n');
  expect(mark).toBe('    | \t\t ^');
});

test('a problem of a whole file has no place in it', () => {
  expect(formatProblem({ file: 'routes.json', at: '', message: 'is missing' })).toBe(
    'routes.json  is missing.',
  );
});

test('the error lists every problem', () => {
  const error = new ConfigError([PROBLEM, { file: 'routes.json', at: '', message: 'is missing' }]);
  expect(error.name).toBe('ConfigError');
  expect(error.message).toBe(
    '2 problems in the configuration\n\n' +
      'site.config.json:12:5  navbar.items[2].href: expected a path of this site; found 3.\n\n' +
      'routes.json  is missing.\n',
  );
  expect(new ConfigError([PROBLEM]).message).toMatch(/^1 problem in/);
});

test('the first twenty problems are printed and the others counted', () => {
  const { message } = new ConfigError(
    Array.from({ length: 67 }, (_, index) => ({ ...PROBLEM, at: `key${index}` })),
  );
  expect(message).toMatch(/^67 problems/);
  expect(message).toContain('key19:');
  expect(message).not.toContain('key20:');
  expect(message).toMatch(/… and 47 more\n$/);
});

test('only the part of a long line around the mark is printed', () => {
  const sourceLine = `${'a'.repeat(1000)}X${'b'.repeat(1000)}`;
  const [, line = '', mark = ''] = formatProblem({
    ...PROBLEM,
    position: { line: 1, column: 1001 },
    sourceLine,
  }).split('\n');
  expect(line.length).toBeLessThan(250);
  expect(line[mark.indexOf('^')]).toBe('X');
});

test('control characters in a line are replaced', () => {
  expect(formatProblem({ ...PROBLEM, sourceLine: '\u001B[2J\u202Ex' })).toContain('| \uFFFD[2J\uFFFDx\n');
});
