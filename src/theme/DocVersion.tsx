import type { DocsSection } from '../config/model';
import { findInVersion } from '../routes/sidebar';
import { useHref, useSite } from '../runtime/siteContext';

/** The docs version; a menu with several versions. The boot script stores the choice. */
export function DocVersion({ section, path }: { readonly section: DocsSection; readonly path: string }) {
  const { site, model } = useSite();
  const href = useHref();
  const { versions } = site.docs;
  const label = versions.find(({ name }) => name === section.version)?.label;
  if (versions.length < 2) {
    const [name, other] = [label, site.version].filter((text) => text !== undefined);
    return name === undefined ? null : (
      <p className="doc-version">
        Version: <b>{name}</b>
        {other && ` (${other})`}
      </p>
    );
  }
  return (
    <details className="doc-version dropdown" data-dropdown="" suppressHydrationWarning>
      <summary>Version: {label}</summary>
      <ul>
        {versions.map((version) => {
          const target = model.sections.find((other) => other.version === version.name);
          return (
            target && (
              <li key={version.name}>
                <a
                  href={href(findInVersion(section, target, path))}
                  data-version={version.name}
                  aria-current={target === section ? 'true' : undefined}
                >
                  {version.label}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </details>
  );
}
