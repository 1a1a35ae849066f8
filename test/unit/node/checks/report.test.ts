import { jest } from '@jest/globals';
import { BuildError } from '../../../../src/node/support/buildError';
import { type Finding, formatFinding, report } from '../../../../src/node/checks/report';
import { site } from '../../sampleSite';

const LINK: Finding = {
  kind: 'brokenLinks',
  file: 'docs/a.mdx',
  line: 12,
  column: 3,
  message: 'there is no page at "/b".',
};
const ANCHOR: Finding = {
  kind: 'brokenAnchors',
  file: 'docs/a.mdx',
  line: 14,
  column: 1,
  message: '"/a" has no "#x".',
};
const ROUTE: Finding = {
  kind: 'duplicateRoutes',
  file: 'routes.json',
  message: '"/a" is already declared above.',
};
const SETTING: Finding = {
  kind: 'settings',
  file: 'site.config.json',
  line: 4,
  column: 2,
  message: 'it has expired.',
};
const FILE: Finding = {
  kind: 'brokenMarkdownLinks',
  file: 'docs/a.mdx',
  line: 1,
  message: 'no page in routes.json has the file "b.mdx".',
};

test.each([
  [LINK, 'docs/a.mdx:12:3  Broken link: there is no page at "/b".'],
  [ANCHOR, 'docs/a.mdx:14:1  Broken anchor: "/a" has no "#x".'],
  [ROUTE, 'routes.json  Duplicate route: "/a" is already declared above.'],
  [SETTING, 'site.config.json:4:2  Setting: it has expired.'],
  [FILE, 'docs/a.mdx:1  Broken link to a Markdown file: no page in routes.json has the file "b.mdx".'],
])('%j is formatted as a line with its place', (finding, line) => {
  expect(formatFinding(finding)).toBe(line);
});

test('by default every finding is a warning, each printed once, and the build continues', () => {
  const warn = jest.fn();
  report([LINK, LINK, ANCHOR, ROUTE, SETTING, FILE], site.checks, warn);
  expect(warn.mock.calls.map(([line]) => line)).toEqual(
    [LINK, ANCHOR, ROUTE, SETTING, FILE].map((finding) => `warning  ${formatFinding(finding)}`),
  );
});

test('findings set to "throw" are listed together, after the warnings', () => {
  const warn = jest.fn();
  const act = () =>
    report(
      [LINK, ANCHOR, ROUTE, ANCHOR],
      { ...site.checks, brokenLinks: 'throw', brokenAnchors: 'throw' },
      warn,
    );
  expect(act).toThrow(new BuildError(`${formatFinding(LINK)}\n${formatFinding(ANCHOR)}`));
  expect(act).toThrow(BuildError);
  expect(warn).toHaveBeenCalledWith(`warning  ${formatFinding(ROUTE)}`);
});

test('findings set to "ignore" are not printed', () => {
  const warn = jest.fn();
  report([LINK, ANCHOR], { ...site.checks, brokenLinks: 'ignore' }, warn);
  expect(warn.mock.calls).toEqual([[`warning  ${formatFinding(ANCHOR)}`]]);
});

test('warnings go to the console', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  report([LINK], site.checks);
  expect(warn.mock.calls).toEqual([[`warning  ${formatFinding(LINK)}`]]);
});
