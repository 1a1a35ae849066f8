import './plain.css';
import type { PageProps } from '../runtime/loadedPage';
import { mdxComponents } from '../theme/mdxComponents';

/** A single column of text. */
export default function PlainPage({ route, page }: PageProps) {
  if (!route || !page) return null;
  const Content = page.default;
  return (
    <article className="plain">
      <h1>{page.frontmatter?.title ?? route.label}</h1>
      <Content components={mdxComponents} />
    </article>
  );
}
