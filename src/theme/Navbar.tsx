import type { Link, Route, Site } from '../config/model';
import { MENU_ID } from '../shared/dom';
import { isCurrentLink } from '../routes/currentLink';
import { findSearchPage } from '../routes/matchRoute';
import { useHref, useSite } from '../runtime/siteContext';
import { MenuIcon, ModeIcon } from './icons';
import { Search } from './Search';

type NavbarItem = Site['navbar']['items'][number];
interface RouteProps {
  readonly route: Route | undefined;
}

/** The bar at the top: brand, links, search, colour mode. */
export function Navbar({ route }: RouteProps) {
  const { site, model } = useSite();
  const href = useHref();
  const search = findSearchPage(model);
  return (
    <header className="navbar">
      <button type="button" className="icon menu-button" popoverTarget={MENU_ID} aria-label="Menu">
        <MenuIcon />
      </button>
      <a className="brand" href={href('/')}>
        {site.favicon && <img src={href(site.favicon)} alt="" width="24" height="24" fetchPriority="low" />}
        {site.title}
      </a>
      {/* On docs pages the sidebar names the version. */}
      {site.version && route?.kind !== 'doc' && <span className="version">{site.version}</span>}
      <nav className="navbar-links" aria-label="Main">
        {site.navbar.items.map((item) => (
          <NavbarEntry key={item.label} item={item} route={route} />
        ))}
      </nav>
      {/* Shown by html[data-offline]. */}
      <span className="offline">Offline</span>
      {search && <Search path={search.path} label={search.label} />}
      {site.colorMode.switch && (
        <button
          type="button"
          className="icon"
          data-color-mode=""
          aria-label="Switch between light and dark mode"
        >
          <ModeIcon />
        </button>
      )}
    </header>
  );
}

function NavbarEntry({ item, route }: RouteProps & { readonly item: NavbarItem }) {
  if (item.href !== undefined) return <NavbarLink label={item.label} href={item.href} route={route} />;
  // <details> opens without script. The boot script closes it on Escape and on a click outside, possibly before
  // hydration, so React must not control it.
  return (
    <details className="dropdown" data-dropdown="" suppressHydrationWarning>
      <summary>{item.label}</summary>
      <ul>
        {item.items?.map((link) => (
          <li key={link.label}>
            <NavbarLink {...link} route={route} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function NavbarLink({ label, href, route }: RouteProps & Link) {
  const { model } = useSite();
  const toHref = useHref();
  const isIndex = model.sections.some((section) => section.index === href);
  return (
    <a
      href={toHref(href)}
      aria-current={isCurrentLink(model, route, href) ? 'true' : undefined}
      data-docs-index={isIndex ? '' : undefined}
    >
      {label}
    </a>
  );
}

/** The links of the bar as a list with expanded menus, for the drawer on small screens. */
export function MenuLinks({ route }: RouteProps) {
  return (
    <nav className="menu-links" aria-label="Site">
      <ul>
        {useSite().site.navbar.items.map(({ label, href, items }) => (
          <li key={label}>
            {href === undefined ? <p>{label}</p> : <NavbarLink label={label} href={href} route={route} />}
            {items && (
              <ul>
                {items.map((link) => (
                  <li key={link.label}>
                    <NavbarLink {...link} route={route} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
