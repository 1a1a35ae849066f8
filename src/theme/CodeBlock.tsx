interface CodeBlockProps {
  /** The highlighted code (src/node/mdx/renderFences.ts). */
  readonly html: string;
  readonly title?: string;
}

/** More lines than this start folded, because they fill more than a screen. */
const MOST_LINES = 32;
/** Lines of folded code that are certainly visible (parts/folded.css). A marked line after them keeps the code unfolded. */
const VISIBLE_LINES = 22;

/** Only marked lines have an element (src/node/mdx/renderFences.ts). */
const isMarked = (line: string) => line.includes('<span class="line ');

/** Highlighted code with an optional title. The boot script handles the copy button. Files that are long start folded. */
export function CodeBlock({ html, title }: CodeBlockProps) {
  const lines = html.split('\n');
  const isFolded = title && lines.length > MOST_LINES && !lines.slice(VISIBLE_LINES).some(isMarked);
  return (
    <div className="code">
      {title && <p className="code-title">{title}</p>}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" data-copy="" aria-label="Copy code" />
      {/* It unfolds the code by CSS. Its visible words are in the style sheet, or else search would find them. */}
      {isFolded && (
        <details className="folded">
          <summary aria-label={`Show all ${lines.length} lines`} />
        </details>
      )}
    </div>
  );
}
