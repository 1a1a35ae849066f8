import '../theme/prose.css';
import './search.css';
import type { PageProps } from '../runtime/pageLoader';
import { useHref, useSite } from '../runtime/site';
import { useView } from '../runtime/useRouter';

/** Longest query taken from the address, in characters: DocSearch's own limit. */
const MAX_QUERY_LENGTH = 512;

/** Pages whose name holds the words asked for; all pages when nothing is asked. */
export default function SearchPage({ route }: PageProps) {
  const { model } = useSite();
  const href = useHref();
  const query = new URLSearchParams(useView().search).get('q')?.slice(0, MAX_QUERY_LENGTH) ?? '';
  const groups = model.shells
    .flatMap((shell) => shell.groups)
    .map((group) => ({ ...group, pages: group.pages.filter(({ label }) => matches(label, query)) }))
    .filter((group) => group.pages.length > 0);
  return (
    <article className="search">
      <h1>{route?.label}</h1>
      <form action={href(route?.path ?? '/')} role="search">
        <input
          type="search"
          name="q"
          aria-label="Search the pages"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
          key={query}
        />
        <button className="button">Search</button>
      </form>
      <p role="status">
        {query && (groups.length > 0 ? `Pages for “${query}”` : `No page is named “${query}”.`)}
      </p>
      {groups.map((group) => (
        <section key={group.label}>
          <h2>{group.label}</h2>
          <ul>
            {group.pages.map(({ path, label }) => (
              <li key={path}>
                <a href={href(path)}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}

function matches(label: string, query: string): boolean {
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.toLowerCase().includes(word));
}
