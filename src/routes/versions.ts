import type { RouteModel, Site } from '../config/model';

/** The versions a reader can choose from. */
export interface VersionChoice {
  /** Path of the first page of each version, by name; empty when there is only one version. */
  readonly versions: Readonly<Record<string, string>>;
  /** The root of the docs ("/docs"), which redirects to the chosen version. Absent with only one version, and if it is a page. */
  readonly docsPath?: string;
}

export function listVersions({ docs }: Pick<Site, 'docs'>, { routes, sections }: RouteModel): VersionChoice {
  const [first, ...others] = docs.versions;
  if (others.length === 0) return { versions: {} };
  const versions = Object.fromEntries(sections.map(({ version, index }) => [version, index]));
  const path = sections.find(({ version }) => version === first?.name)?.path;
  return path === undefined || routes.some((page) => page.path === path)
    ? { versions }
    : { versions, docsPath: path };
}
