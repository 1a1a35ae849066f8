import type { DocsSection } from '../config/model';
import { useHref } from '../runtime/siteContext';
import { useOfflineState } from '../offline/useOfflineState';
import { shownGroups } from '../routes/sidebar';
import { DocVersion } from './DocVersion';

/** The pages of the documentation, in groups. */
export function Sidebar({ section, path }: { readonly section: DocsSection; readonly path: string }) {
  const href = useHref();
  const { paths, pageCount } = useOfflineState();
  // With everything cached the marks carry no information.
  const saved = paths.size < pageCount ? paths : NONE;
  return (
    <nav className="sidebar" aria-label={section.label}>
      <DocVersion section={section} path={path} />
      {shownGroups(section, path).map(({ label, pages, first }, index) => (
        <section key={label} role="group" aria-labelledby={`_group-${index}`}>
          <p id={`_group-${index}`}>{first ? <a href={href(first.path)}>{label}</a> : label}</p>
          {pages.length > 0 && (
            <ul>
              {pages.map((page) => (
                <li key={page.path}>
                  <a href={href(page.path)} aria-current={page.path === path ? 'page' : undefined}>
                    {page.label}
                  </a>
                  {saved.has(page.path) && (
                    <span className="saved" role="img" aria-label="Saved for offline" />
                  )}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </nav>
  );
}

const NONE: ReadonlySet<string> = new Set();
