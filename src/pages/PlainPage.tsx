import './plain.css';
import type { PageProps } from '../runtime/loadedPage';

/** A single column of text. */
export default function PlainPage({ route, page }: PageProps) {
  if (!route || !page) return null;
  return (
    <article className="plain">
      <h1>{page.title ?? route.label}</h1>
      <div dangerouslySetInnerHTML={{ __html: page.html }} />
    </article>
  );
}
