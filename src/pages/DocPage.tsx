import './doc.css';
import { findSection } from '../routes/matchRoute';
import { findGroup, findNeighbours } from '../routes/sidebar';
import { canonicalAddress } from '../routes/metadata';
import { markdownFile, withBase } from '../shared/url';
import type { PageProps } from '../runtime/loadedPage';
import { useSite } from '../runtime/siteContext';
import { Breadcrumbs } from '../theme/Breadcrumbs';
import { PreviousNext } from '../theme/PreviousNext';
import { TableOfContents } from '../theme/TableOfContents';

/** A docs page: content with a table of contents beside it. */
export default function DocPage({ route, page }: PageProps) {
  const { site, model } = useSite();
  const section = findSection(model, route);
  if (!route || !page || !section) return null;
  const group = findGroup(section, route.path);
  const { editUrl, openIn } = site.docs;
  const markdown = `/${markdownFile(route.path)}`;
  return (
    <div className="doc">
      <TableOfContents entries={page.toc} />
      <article>
        <Breadcrumbs trail={[{ label: section.label, path: section.index }, group, { label: route.label }]} />
        <h1>{page.title ?? route.label}</h1>
        <div dangerouslySetInnerHTML={{ __html: page.html }} />
        <footer className="doc-end">
          <p>
            {page.updated && <Updated date={page.updated} />}
            {editUrl && page.editLink !== false && <a href={editUrl + page.file}>Edit this page</a>}
            <a href={withBase(site.baseUrl, markdown)} data-copy-page="">
              Copy page as Markdown
            </a>
            <a href={withBase(site.baseUrl, markdown)} target="_blank">
              View as Markdown
            </a>
            {openIn.map(({ label, href }) => (
              <a key={label} href={fillIn(href, canonicalAddress(site, markdown))}>
                {`Open in ${label}`}
              </a>
            ))}
          </p>
          <PreviousNext {...findNeighbours(section, route.path)} />
        </footer>
      </article>
    </div>
  );
}

const fillIn = (href: string, url: string) => href.replaceAll('{url}', encodeURIComponent(url));

function Updated({ date }: { readonly date: string }) {
  const { locale } = useSite().site;
  // UTC, because the date must not depend on the reader's time zone.
  const day = new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <span>
      Last updated <time dateTime={date}>{day}</time>
    </span>
  );
}
