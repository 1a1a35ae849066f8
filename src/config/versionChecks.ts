import { type RoutesFile, routesProblem, type SiteFile, siteProblem, SITE_FILE, wrongName } from './files';
import type { Problem } from './problems';

/** Checks the versions of site.config.json against the docs of routes.json. */
export function findVersionProblems(routes: RoutesFile, site: SiteFile): Problem[] {
  if (!routes.value || !site.value) return [];
  const { versions } = site.value.docs;
  const docs = routes.value.routes.flatMap((route, index) =>
    route.kind === 'docs' ? [{ path: route.path, version: route.version, index }] : [],
  );
  const names = versions.map(({ name }) => name);
  const undeclared = docs
    // Without declared versions, docs have none.
    .filter(({ version }) => version !== '' && !names.includes(version))
    .map(({ version, index }) =>
      wrongName(
        routes,
        ['routes', index, 'version'],
        version,
        names,
        names.length === 0
          ? `expected no version, because ${SITE_FILE} declares none under "docs.versions"`
          : `expected a version declared in ${SITE_FILE} (${names.map((name) => `"${name}"`).join(', ')})`,
      ),
    );
  // With a second version the version menu appears, which has one link per version.
  if (versions.length < 2) return undeclared;
  const shared = docs.flatMap(({ version, index }, nth) => {
    const other = docs.slice(0, nth).find((earlier) => earlier.version === version);
    const message = `expected a different version; the docs at "${other?.path}" already have version "${version}"`;
    return other ? routesProblem(routes, ['routes', index, 'version'], message) : [];
  });
  const unused = versions.flatMap(({ name }, index) =>
    docs.some(({ version }) => version === name)
      ? []
      : siteProblem(
          site,
          ['docs', 'versions', index, 'name'],
          'expected a version that docs in routes.json have; none have this one',
        ),
  );
  return [...undeclared, ...shared, ...unused];
}
