import { useHref } from '../runtime/site';

interface Crumb {
  readonly label: string;
  /** Where it leads; a group of pages has no page of its own. */
  readonly path?: string;
}

/** Where a page stands: names from the outside in; parts that are missing are left out. */
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
