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
        const { label, pages, first } = group;
        const items = <SidebarItems items={pages} path={path} saved={saved} />;
        return (
          <section key={index}>
            {first ? (
              <a href={href(first.path)}>{label}</a>
            ) : label === '' ? (
              items
            ) : (
              // The boot script remembers which ones are open.
              <details open={isOpen(group, path)} suppressHydrationWarning>
                <summary>{label}</summary>
                {items}
              </details>
            )}
          </section>
        );
      })}
    </nav>
  );
}

const NONE: ReadonlySet<string> = new Set();
