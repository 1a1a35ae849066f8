import type { Foreign, ForeignItem, ForeignLink, ForeignPage, ForeignSection } from './foreign';

type Json = Readonly<Record<string, unknown>>;

/** `routes.json` of the new site. Second entries of a page are left out. */
export function createRoutes(site: Foreign, schema: string): Json {
  const seen = new Set<string>();
  const isNew = ({ path }: ForeignPage) => !seen.has(path) && Boolean(seen.add(path));
  const landing =
    site.landing === undefined ? [] : [{ path: '/', kind: 'landing', label: 'Home', file: LANDING }];
  landing.forEach(({ path }) => seen.add(path));
  const plain = site.plain
    .filter(isNew)
    .map(({ path, label, file }) => ({ path, kind: 'plain', label, file }));
  const docs = site.sections.flatMap((section) =>
    createSection(section, isNew, site.versions[0]?.name ?? VERSION),
  );
  const hasSearch = !seen.has('/search') && seen.add('/search');
  const paths = new Set([...seen, ...docs.map(({ path }) => path)]);
  const froms = new Set<string>();
  const redirects = site.redirects
    .map(({ from, to }) => ({ from: trimEnd(from), to: trimEnd(to) }))
    .filter(({ from, to }) => isOldPath(from) && !paths.has(from) && (paths.has(to) || /^https?:/.test(to)))
    .filter(({ from }) => !froms.has(from) && froms.add(from));
  return {
    $schema: schema,
    routes: [
      ...landing,
      ...(hasSearch ? [{ path: '/search', kind: 'search', label: 'Search' }] : []),
      ...plain,
      ...docs,
    ],
    ...(redirects.length > 0 && { redirects }),
    ...(site.otherApps?.length && { fullNavigation: site.otherApps }),
  };
}

/** The file of a front page that the import writes. */
export const LANDING = 'docs/landing.mdx';

const VERSION = 'current';

const trimEnd = (path: string) => path.replace(/(?<=.)\/$/, '');
const isOldPath = (path: string) => /^(\/[\w~@-][\w.~@-]*)+$/.test(path);

type IsNew = (page: ForeignPage) => boolean;

function createSection(
  { path, label, version, items, pages }: ForeignSection,
  isNew: IsNew,
  fallback: string,
) {
  const sidebar = [
    ...withUniqueLabels(items).flatMap((item) => createEntry(item, isNew)),
    ...pages.filter(isNew).map((page) => ({ ...createPage(page), hidden: true })),
  ];
  return firstPath(sidebar) === undefined
    ? []
    : [{ path, kind: 'docs', label, version: version ?? fallback, sidebar }];
}

interface Entry {
  readonly path?: string;
  readonly pages?: readonly Entry[];
}

const createPage = ({ path, label, file }: ForeignPage, own = label) => ({ path, label: own, file });

function createEntry(item: ForeignItem, isNew: IsNew): Entry[] {
  if ('page' in item) return isNew(item.page) ? [createPage(item.page, item.label)] : [];
  if ('href' in item) return [{ label: item.label, href: item.href } as Entry];
  const pages = withUniqueLabels(item.items).flatMap((inner) => createEntry(inner, isNew));
  return pages.length === 0
    ? []
    : [{ label: item.label, ...(item.collapsed && { collapsed: true }), pages } as Entry];
}

/** Groups in one list need labels of their own. */
function withUniqueLabels(items: readonly ForeignItem[]): ForeignItem[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    if (!('items' in item)) return item;
    const count = (counts.get(item.label) ?? 0) + 1;
    counts.set(item.label, count);
    return count === 1 ? item : { ...item, label: `${item.label} (${count})` };
  });
}

const firstPath = (entries: readonly Entry[]): string | undefined =>
  entries.flatMap(({ path, pages }) => path ?? firstPath(pages ?? []) ?? [])[0];

/** `site.config.json` of the new site. `favicon`: the picture that was found. */
export function createSettings(
  site: Foreign,
  schema: string,
  version: string,
  allow: Json,
  favicon?: string,
): Json {
  return {
    $schema: schema,
    title: site.title,
    tagline: site.tagline,
    version,
    url: new URL(site.url).origin,
    baseUrl: `/${site.baseUrl.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/'),
    ...(favicon !== undefined && { favicon }),
    ...(site.locale !== undefined && { locale: site.locale }),
    navbar: { items: site.navbar.flatMap(createLink) },
    footer: {
      groups: site.footer.flatMap(({ label, items = [] }) => {
        const links = items.flatMap(createLink).filter(({ href }) => href !== undefined);
        return links.length === 0 ? [] : [{ title: label, items: links }];
      }),
      copyright: site.copyright?.replace(String(new Date().getFullYear()), '{year}') ?? site.title,
    },
    ...(['light', 'dark', 'system'].includes(site.colorMode ?? '') && {
      colorMode: { default: site.colorMode },
    }),
    docs: {
      versions: site.versions.length > 0 ? site.versions : [{ name: VERSION, label: 'Current' }],
    },
    ...(Object.keys(allow).length > 0 && { allow }),
    // As strict as the other generators: those with broken links don't build, and broken anchors are warnings.
    checks: {
      brokenLinks: site.losesPages ? 'warn' : 'throw',
      brokenMarkdownLinks: 'throw',
      brokenAnchors: 'warn',
    },
  };
}

/** Empty menus and addresses that can't be linked are left out. */
function createLink({
  label,
  href,
  items,
}: ForeignLink): { label: string; href?: string; items?: object[] }[] {
  if (href !== undefined)
    return /^(?:\/(?!\/)|#|https?:\/\/|mailto:)\S*$/.test(href) ? [{ label, href }] : [];
  const links = (items ?? []).flatMap(createLink).flatMap((link) => link.items ?? [link]);
  return links.length === 0 ? [] : [{ label, items: links }];
}
