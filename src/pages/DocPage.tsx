import '../theme/codeTheme.css';
import '../theme/prose.css';
import './doc.css';
import { findShell } from '../routes/routes';
import { findGroup, findNeighbours } from '../routes/sidebar';
import type { PageProps } from '../runtime/pageLoader';
import { useSite } from '../runtime/site';
import { Breadcrumbs } from '../theme/Breadcrumbs';
import { mdxComponents } from '../theme/mdxComponents';
import { PreviousNext } from '../theme/PreviousNext';
import { TableOfContents } from '../theme/TableOfContents';

/** A page of the documentation: words in the middle, table of contents beside them. */
export default function DocPage({ route, page }: PageProps) {
  const { site, model } = useSite();
  const shell = findShell(model, route);
  if (!route || !page || !shell) return null;
  const group = findGroup(shell, route.path);
  const Content = page.default;
  const { editUrl } = site.docs;
  return (
    <div className="doc">
      <TableOfContents entries={page.toc ?? []} />
      <article>
        <Breadcrumbs trail={[shell.label, group?.label, route.label]} />
        <h1>{page.frontmatter?.title ?? route.label}</h1>
        <Content components={mdxComponents} />
        <footer className="doc-end">
          {editUrl && <a href={editUrl + (route.file ?? '')}>Edit this page</a>}
          <PreviousNext {...findNeighbours(shell, route.path)} />
        </footer>
      </article>
    </div>
  );
}
