import '../theme/prose.css';
import './plain.css';
import { useHref, useSite } from '../runtime/site';

/** What any address without a page shows. */
export default function NotFoundPage() {
  const { model } = useSite();
  const href = useHref();
  const links = [
    ...model.routes.filter(({ kind }) => kind !== 'doc'),
    ...model.shells.map(({ index, label }) => ({ path: index, label })),
  ];
  return (
    <article className="plain">
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that led here has a slip in it.</p>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={href(path)}>{label}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}
