import { TOC_ID } from '../shared/dom';
import type { TocEntry } from '../shared/page';

/** The headings of a page, as a popover on small screens. The boot script marks the current one. */
export function TableOfContents({ entries }: { readonly entries: readonly TocEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div className="toc">
      <button type="button" className="toc-button" popoverTarget={TOC_ID}>
        On this page
      </button>
      <nav id={TOC_ID} popover="auto" aria-label="On this page">
        <ul>
          {entries.map(({ id, text, depth }) => (
            <li key={id} className={depth === 3 ? 'deep' : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
