import './plain.css';
import { useState } from 'react';
import { findNearPages } from '../routes/nearPages';
import { withoutBase } from '../routes/url';
import { useHref, useSite } from '../runtime/site';

/** What any address without a page shows. One file answers for all of them; which it was, only the browser knows. */
export default function NotFoundPage() {
  const { model } = useSite();
  const near = useNearPages();
  const links = [
    ...model.routes.filter(({ kind }) => kind !== 'doc'),
    ...model.shells.map(({ index, label }) => ({ path: index, label })),
  ];
  return (
    <article className="plain">
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that led here has a slip in it.</p>
      <PageList pages={links} />
      {near.length > 0 && (
        <section>
          <h2>Did you mean</h2>
          <PageList pages={near} />
        </section>
      )}
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

/** Pages like the one that was asked for; none on the server. */
function useNearPages(): readonly PageName[] {
  const { site, model } = useSite();
  const [near] = useState(() => {
    const path = typeof location === 'undefined' ? null : withoutBase(site.baseUrl, location.pathname);
    return path === null ? [] : findNearPages(path, model.routes);
  });
  return near;
}
