import { fileURLToPath } from 'node:url';
import { routesSchema } from '../../src/config/routesSchema';
import { completeRoutes } from '../../src/config/completeRoutes';
import { createRouteModel } from '../../src/config/routeModel';
import { siteSchema } from '../../src/config/siteSchema';
import type { Route, RouteModel, Site } from '../../src/config/model';

/** Folder of the site this repository publishes. */
export const THIS_SITE = fileURLToPath(new URL('../..', import.meta.url));

/** A small `routes.json` of the same shape as the real one, with two versions and an exact redirect. */
export const sampleRoutes = {
  routes: [
    { path: '/', kind: 'landing', label: 'Home', file: 'docs/landing.mdx' },
    { path: '/search', kind: 'search', label: 'Search' },
    { path: '/support', kind: 'plain', label: 'Support', file: 'docs/support.mdx' },
    {
      path: '/docs',
      kind: 'docs',
      label: 'Documentation',
      version: 'next',
      index: '/docs/overview',
      sidebar: [
        {
          label: 'Introduction',
          pages: [
            { path: '/docs/overview', label: 'Overview', file: 'docs/overview.mdx' },
            { path: '/docs/api/editor', label: '<Editor />', file: 'docs/api/editor.mdx' },
          ],
        },
        {
          label: 'Migrating',
          pages: [
            {
              path: '/docs/migrating/migrating-0.1.x',
              label: 'From 0.1.x',
              file: 'docs/migrating/migrating-0.1.x.mdx',
            },
          ],
        },
      ],
    },
    {
      path: '/docs-0.1',
      kind: 'docs',
      label: 'Documentation 0.1',
      version: '0.1',
      index: '/docs-0.1/start',
      sidebar: [
        {
          label: 'Introduction',
          pages: [
            { path: '/docs-0.1/start', label: 'Start', file: 'old/start.mdx' },
            { path: '/docs-0.1/overview', label: 'Overview', file: 'old/overview.mdx' },
          ],
        },
      ],
    },
  ],
  redirects: [
    { from: '/r/*', drop: ['segment', 'version'] },
    { from: '/help', to: '/support' },
  ],
  fullNavigation: ['/examples'],
};

/** The required keys of `site.config.json`. */
export const sampleSettings = {
  title: 'Sample',
  tagline: 'A site for tests',
  version: '1.0.0',
  url: 'https://site.example',
  navbar: { items: [{ label: 'Documentation', href: '/docs/overview' }] },
  footer: { groups: [], copyright: 'Nobody' },
  docs: {
    versions: [
      { name: 'next', label: 'Next' },
      { name: '0.1', label: '0.1' },
    ],
  },
};

/** A site folder without files. */
export const NO_FILES = {
  typeOf: () => undefined,
  listFiles: () => [],
  read: () => ({ text: '' }),
};

export const model: RouteModel = createRouteModel(
  completeRoutes(routesSchema.parse(sampleRoutes), 'next', NO_FILES),
).model;

export const site: Site = siteSchema.parse(sampleSettings);

/** The page declared at a path; fails the test when there is none. */
export function pageAt(path: string): Route {
  const route = model.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`the sample site has no page at ${path}`);
  return route;
}
