import './plain.css';
import { useState } from 'react';
import type { RouteModel } from '../config/model';
import { groupLabel, pagesOf } from '../routes/sidebar';
import { suggestPages } from '../routes/suggestions';
import { withoutBase } from '../shared/url';
import { findSearchPage } from '../routes/matchRoute';
import { useHref, useSite } from '../runtime/siteContext';
import { SearchIcon } from '../theme/icons';

/** The not-found page. One file is served for all unknown URLs, so suggestions are computed in the browser. */
export default function NotFoundPage() {
  const { model } = useSite();
  const href = useHref();
  const [path, suggested] = useRequest();
  const search = findSearchPage(model);
  return (
    <article className="plain missing">
      <h1>
        Page <span>not</span> found
      </h1>
      <p>
        There is no page at {path === null ? 'this address' : <code>{path}</code>}. It may have moved, or the
        link may be wrong.
      </p>
      {suggested.length > 0 && (
        <section>
          <h2>Did you mean</h2>
          <PageList pages={suggested.map((page) => ({ ...page, note: groupLabel(model, page.path) }))} />
        </section>
      )}
      {search && (
        <form action={href(search.path)}>
          <button className="button" data-search="">
            <SearchIcon />
            Search the documentation
            <kbd aria-hidden="true">/</kbd>
          </button>
        </form>
      )}
      <PageList pages={entryPages(model)} />
    </article>
  );
}

/** How many groups of the sidebar get a link. */
const MAX_GROUPS = 4;

/** The first pages of groups in the first docs section, with the labels of their groups, and the pages outside the docs. */
function entryPages({ routes, sections: [section, ...others] }: RouteModel): readonly PageName[] {
  const groups = section?.groups ?? [];
  return [
    ...groups.slice(0, MAX_GROUPS).flatMap(({ pages, label }) =>
      pagesOf(pages)
        .slice(0, 1)
        .map((page) => ({ ...page, label: label || page.label })),
    ),
    ...others.map(({ index, label }) => ({ path: index, label })),
    ...routes.filter(({ kind }) => kind !== 'doc' && kind !== 'search'),
  ];
}

type PageName = { readonly path: string; readonly label: string; readonly note?: string | undefined };

function PageList({ pages }: { readonly pages: readonly PageName[] }) {
  const href = useHref();
  return (
    <ul>
      {pages.map(({ path, label, note }) => (
        <li key={path}>
          <a href={href(path)}>
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The requested path, and pages of similar ones; nothing on the server. */
function useRequest(): readonly [path: string | null, suggested: readonly PageName[]] {
  const { site, model } = useSite();
  const [request] = useState(() => {
    const path = typeof location === 'undefined' ? null : withoutBase(site.baseUrl, location.pathname);
    return [path, path === null ? [] : suggestPages(path, model.routes)] as const;
  });
  return request;
}
