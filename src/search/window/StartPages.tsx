import './startPages.css';
import type { MouseEvent } from 'react';
import { findSection } from '../../routes/matchRoute';
import { groupLabel, startPages } from '../../routes/sidebar';
import { routeOf } from '../../runtime/router';
import { useHref, useSite } from '../../runtime/siteContext';
import { useView } from '../../runtime/useRouter';

interface StartPagesProps {
  /** Makes the click handler of a link. */
  open(address: string): (event: MouseEvent) => void;
}

/** Links to start from, shown without a query and when nothing was found. */
export function StartPages({ open }: StartPagesProps) {
  const { model } = useSite();
  const href = useHref();
  const section = findSection(model, routeOf(useView())) ?? model.sections[0];
  if (!section) return null;
  return (
    <nav className="start-pages" aria-label="Browse the documentation">
      <p>Browse the documentation</p>
      <ul>
        {startPages(section).map(({ path, label }) => (
          <li key={path}>
            <a href={href(path)} onClick={open(href(path))}>
              {label}
              <small>{groupLabel(model, path)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
