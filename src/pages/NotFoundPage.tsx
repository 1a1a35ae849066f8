import './plain.css';
import { useState } from 'react';
import { suggestPages } from '../routes/suggestions';
import { withoutBase } from '../shared/url';
import { useHref, useSite } from '../runtime/siteContext';

/** The not-found page. One file is served for all unknown URLs, so suggestions are computed in the browser. */
export default function NotFoundPage() {
  const { model } = useSite();
  const suggested = useSuggestedPages();
  const links = [
    ...model.routes.filter(({ kind }) => kind !== 'doc'),
    ...model.sections.map(({ index, label }) => ({ path: index, label })),
  ];
  return (
    <article className="plain missing">
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link may be wrong.</p>
      {suggested.length > 0 && (
        <section>
          <h2>Did you mean</h2>
          <PageList pages={suggested} />
        </section>
      )}
      <PageList pages={links} />
    </article>
  );
}

type PageName = { readonly path: string; readonly label: string };

function PageList({ pages }: { readonly pages: readonly PageName[] }) {
  const href = useHref();
  return (
    <ul>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <a href={href(path)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** Suggestions for the requested URL; none on the server. */
function useSuggestedPages(): readonly PageName[] {
  const { site, model } = useSite();
  const [suggested] = useState(() => {
    const path = typeof location === 'undefined' ? null : withoutBase(site.baseUrl, location.pathname);
    return path === null ? [] : suggestPages(path, model.routes);
  });
  return suggested;
}
