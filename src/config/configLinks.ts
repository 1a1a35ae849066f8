import { isBelow } from '../shared/url';
import { ROUTES_FILE, type RoutesFile, SITE_FILE, type SiteFile } from './files';
import type { KeyPath } from './locate';
import type { Site } from './model';
import { listEntries } from './sidebarSchema';

/** A link in the configuration, with its position. */
export interface ConfigLink {
  readonly href: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** An image: the address is displayed, not linked to. */
  readonly isShown?: boolean;
  /** Displayed in a frame: a page, a file or folder of static/, or another app on the host. */
  readonly isFrame?: boolean;
}

type Target = Omit<ConfigLink, 'file' | 'line' | 'column'> & { readonly path: KeyPath };

/** The links of both files: the brand (always "/"), sidebar, navbar and footer, the old addresses, and the addresses that landing page and samples display. */
export function findConfigLinks({ json, value }: SiteFile, routes: RoutesFile): ConfigLink[] {
  if (!value) return [];
  const targets = [...navbarLinks(value), ...footerLinks(value), ...oldAddresses(value), ...frames(value)];
  return [
    { href: '/', file: ROUTES_FILE, ...routes.json.positionOf(['routes']) },
    ...sidebarLinks(routes),
    ...targets.map(({ path, ...link }) => ({ ...link, file: SITE_FILE, ...json.positionOf(path) })),
  ];
}

function sidebarLinks({ json, value }: RoutesFile): ConfigLink[] {
  return (value?.routes ?? []).flatMap((route, index) =>
    route.kind !== 'docs'
      ? []
      : listEntries(route.sidebar, ['routes', index, 'sidebar']).flatMap(({ entry: { href }, keyPath }) =>
          href === undefined ? [] : [{ href, file: ROUTES_FILE, ...json.positionOf([...keyPath, 'href']) }],
        ),
  );
}

function navbarLinks({ navbar }: Site): Target[] {
  return navbar.items.flatMap((item, index): Target[] => {
    const path: KeyPath = ['navbar', 'items', index];
    if (item.href !== undefined) return [{ path: [...path, 'href'], href: item.href }];
    return (item.items ?? []).map(({ href }, nth) => ({ path: [...path, 'items', nth, 'href'], href }));
  });
}

function footerLinks({ footer }: Site): Target[] {
  return footer.groups.flatMap((group, index) =>
    group.items.map(({ href }, nth) => ({ path: ['footer', 'groups', index, 'items', nth, 'href'], href })),
  );
}

const oldAddresses = (site: Site): Target[] =>
  site.oldAddresses.map((href, index) => ({ path: ['oldAddresses', index], href }));

/** Addresses below the path of an app aren't checked, because only its build knows its files. */
function frames({ landing, docs, apps }: Site): Target[] {
  const { poster, frame } = landing.example ?? {};
  const isOfApp = (href: string) => apps.some(({ path }) => isBelow(path.slice(0, -1), href));
  const frameAt = (path: KeyPath, href: string | undefined) =>
    href === undefined || isOfApp(href) ? [] : [{ path, href, isFrame: true }];
  return [
    ...(poster === undefined
      ? []
      : [{ path: ['landing', 'example', 'poster'], href: poster, isShown: true }]),
    ...frameAt(['landing', 'example', 'frame'], frame),
    ...frameAt(['docs', 'sandbox'], docs.sandbox),
  ];
}
