import type { SidebarItem } from '../config/model';
import { isOpen } from '../routes/sidebar';
import { useHref } from '../runtime/siteContext';

interface SidebarItemsProps {
  readonly items: readonly SidebarItem[];
  /** The current page. */
  readonly path: string;
  /** The pages to mark as saved for offline. */
  readonly saved: ReadonlySet<string>;
}

/** Pages, links and nested groups of the sidebar. Groups are <details>, which open without script. */
export function SidebarItems({ items, path, saved }: SidebarItemsProps) {
  const href = useHref();
  return (
    <ul>
      {items.map((item, index) => (
        <li key={index}>
          {'pages' in item ? (
            <details open={isOpen(item, path)} suppressHydrationWarning>
              <summary>{item.label}</summary>
              <SidebarItems items={item.pages} path={path} saved={saved} />
            </details>
          ) : 'href' in item ? (
            <a href={href(item.href)}>{item.label}</a>
          ) : (
            <>
              <a href={href(item.path)} aria-current={item.path === path ? 'page' : undefined}>
                {item.label}
              </a>
              {saved.has(item.path) && <span className="saved" role="img" aria-label="Available offline" />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
