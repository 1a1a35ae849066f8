import type { DocsSection } from '../config/model';
import { useHref } from '../runtime/siteContext';
import { useOfflineState } from '../offline/useOfflineState';
import { isOpen, shownGroups } from '../routes/sidebar';
import { DocVersion } from './DocVersion';
import { SidebarItems } from './SidebarItems';

/** The pages of the documentation, in groups. */
export function Sidebar({ section, path }: { readonly section: DocsSection; readonly path: string }) {
  const href = useHref();
  const { paths, pageCount } = useOfflineState();
  // With everything cached the marks carry no information.
  const saved = paths.size < pageCount ? paths : NONE;
  return (
    <nav className="sidebar" aria-label={section.label}>
      <DocVersion section={section} path={path} />
      {shownGroups(section, path).map((group, index) => {
        const { label, pages, first, collapsed } = group;
        const items = pages.length > 0 && <SidebarItems items={pages} path={path} saved={saved} />;
        if (collapsed)
          return (
            <section key={index}>
              <details open={isOpen(group, path)} suppressHydrationWarning>
                <summary>{label}</summary>
                {items}
              </details>
            </section>
          );
        return (
          <section key={index} role="group" aria-labelledby={label && `_group-${index}`}>
            {label && <p id={`_group-${index}`}>{first ? <a href={href(first.path)}>{label}</a> : label}</p>}
            {items}
          </section>
        );
      })}
    </nav>
  );
}

const NONE: ReadonlySet<string> = new Set();
