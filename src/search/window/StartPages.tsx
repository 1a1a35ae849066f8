import { findSection } from '../../routes/matchRoute';
import { groupLabel, startPages } from '../../routes/sidebar';
import { routeOf } from '../../runtime/router';
import { useHref, useSite } from '../../runtime/siteContext';
import { useView } from '../../runtime/useRouter';
import { onPlainClick } from './modalProps';
import type { SearchWindowProps } from './SearchWindow';

/** Links to start from. The style sheet of the window shows them without a query, and when nothing was found. */
export function StartPages({ onChoose, onClose }: Pick<SearchWindowProps, 'onChoose' | 'onClose'>) {
  const { model } = useSite();
  const href = useHref();
  const section = findSection(model, routeOf(useView())) ?? model.sections[0];
  if (!section) return null;
  const open = (address: string) =>
    onPlainClick(() => {
      onChoose(new URL(address, location.href));
      onClose();
    });
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
