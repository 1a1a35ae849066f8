import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { isOutdated, stampBuild } from '../../../../src/node/output/outdated';
import { sampleSettings } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterEach(removeSites);

const ROUTES = {
  routes: [
    { path: '/', kind: 'plain', label: 'Start', file: 'docs/start.mdx' },
    { path: '/changes', kind: 'plain', label: 'Changes', file: 'CHANGES.md' },
  ],
};
const HOUR_MS = 3_600_000;

/** A built site dated an hour ahead, so nothing on this machine is newer. */
function builtSite() {
  const root = writeSite({
    'site.config.json': {
      ...sampleSettings,
      docs: { versions: [{ name: 'next', label: 'Next' }] },
      apps: [{ folder: 'apps/one', path: '/one/' }],
    },
    'routes.json': ROUTES,
    'docs/start.mdx': 'Words',
    'static/mark.svg': '<svg/>',
    'CHANGES.md': 'Words',
    'apps/one/package.json': { scripts: { build: 'node build.js' } },
    'apps/shared.js': '',
    'out/404.html': 'x',
  });
  stampBuild(join(root, 'out'), new Date(Date.now() + HOUR_MS));
  return { root, out: join(root, 'out') };
}

test('a site is up to date when nothing changed since its build began', () => {
  expect(isOutdated(builtSite())).toBe(false);
});

test.each([
  'routes.json',
  'site.config.json',
  'docs/start.mdx',
  'docs',
  'static/mark.svg',
  'CHANGES.md',
  'apps/shared.js',
])('a site is outdated when %s changed after its build began', (name) => {
  const site = builtSite();
  const later = new Date(Date.now() + 2 * HOUR_MS);
  utimesSync(join(site.root, name), later, later);
  expect(isOutdated(site)).toBe(true);
});

test('a site is outdated when another input changed after its build began', () => {
  const site = builtSite();
  const other = join(site.root, 'static/mark.svg');
  expect(isOutdated(site, [other])).toBe(false);
  const script = writeSite({ 'edits.ts': '' });
  const later = new Date(Date.now() + 2 * HOUR_MS);
  utimesSync(join(script, 'edits.ts'), later, later);
  expect(isOutdated(site, [join(script, 'edits.ts')])).toBe(true);
});

test('a site is outdated when it was never built', () => {
  const site = builtSite();
  rmSync(site.out, { recursive: true });
  expect(isOutdated(site)).toBe(true);
});
