import type { DocsShell } from '../config/model';
import { useHref } from '../runtime/site';
import { useCopies } from '../runtime/useCopies';
import { DocVersion } from './DocVersion';

/** The pages of the documentation, in groups. */
export function Sidebar({ shell, path }: { readonly shell: DocsShell; readonly path: string }) {
  const href = useHref();
  const { paths } = useCopies();
  return (
    <nav className="sidebar" aria-label={shell.label}>
      <DocVersion shell={shell} path={path} />
      {shell.groups.map((group) => (
        <section key={group.label}>
          <p>{group.label}</p>
          <ul>
            {group.pages.map((page) => (
              <li key={page.path}>
                <a href={href(page.path)} aria-current={page.path === path ? 'page' : undefined}>
                  {page.label}
                </a>
                {paths.has(page.path) && <span className="saved" role="img" aria-label="Saved for offline" />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
