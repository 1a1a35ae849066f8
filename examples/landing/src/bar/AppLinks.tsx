import { Icon } from '../Icon';

/** The way out: alone, to the documentation; inside another page, to a window of its own. */
export function AppLinks() {
  return (
    <nav className="bar-links" aria-label="About this editor">
      {parent === window ? (
        <a className="icon-button wide" href="../../docs/overview" aria-label="Docs" title="Documentation">
          <Icon name="book" />
          <span>Docs</span>
        </a>
      ) : (
        <a className="icon-button" href="./" target="_top" aria-label="Full screen" title="Full screen">
          <Icon name="expand" />
        </a>
      )}
    </nav>
  );
}
