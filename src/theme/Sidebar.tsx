import type { DocsShell } from '../config/model';
import { useHref } from '../runtime/site';
import { DocVersion } from './DocVersion';

/** The pages of the documentation, in groups. */
export function Sidebar({ shell, path }: { readonly shell: DocsShell; readonly path: string }) {
  const href = useHref();
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
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
