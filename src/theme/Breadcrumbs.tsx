import { useHref } from '../runtime/siteContext';

interface Crumb {
  readonly label: string;
  /** Absent for a sidebar group, which has no page. */
  readonly path?: string;
}

/** The breadcrumb trail; missing levels are left out. */
export function Breadcrumbs({ trail }: { readonly trail: readonly (Crumb | undefined)[] }) {
  const href = useHref();
  const crumbs = trail.filter((crumb) => crumb !== undefined);
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {crumbs.map(({ label, path }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {path === undefined ? label : <a href={href(path)}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
