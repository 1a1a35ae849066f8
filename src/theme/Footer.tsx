import { useHref, useSite } from '../runtime/siteContext';
import { OfflinePanel } from './OfflinePanel';
import { SlashKey } from './SlashKey';

/** Columns of links and the copyright line, from site.config.json. */
export function Footer() {
  const { footer } = useSite().site;
  const href = useHref();
  return (
    <footer className="footer">
      <div className="footer-groups">
        {footer.groups.map((group) => (
          <section key={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.items.map((link) => (
                <li key={link.label}>
                  <a href={href(link.href)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>{footer.copyright}</p>
      {/* Last, because they load late and must not shift the layout. */}
      <SlashKey />
      <OfflinePanel />
    </footer>
  );
}
