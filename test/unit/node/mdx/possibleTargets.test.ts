import { possibleTargets } from '../../../../src/node/mdx/possibleTargets';

test.each([
  ['./chart', '/site/docs/chart.ts'],
  ['./chart', '/site/docs/chart/index.tsx'],
  ['../chart.js', '/site/chart.js'],
  ['./chart.js?raw', '/site/docs/chart.js'],
  ['@site/parts/chart', '/site/parts/chart.jsx'],
  ['semver/functions/valid', '/site/docs/node_modules/semver'],
  ['@mdx-js/mdx', '/node_modules/@mdx-js/mdx'],
])('%s may be found at %s', (specifier, path) => {
  expect(possibleTargets(specifier, '/site/docs', '/site')).toContain(path);
});
