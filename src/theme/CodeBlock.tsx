interface CodeBlockProps {
  /** The highlighted code (src/node/mdx/renderFences.ts). */
  readonly html: string;
  readonly title?: string;
}

/** More lines than this start folded, because they fill more than a screen. */
const MOST_LINES = 32;
/** Lines of folded code that are certainly visible (parts/folded.css). A marked line after them keeps the code unfolded. */
const VISIBLE_LINES = 22;

function isFolded(html: string): boolean {
  const lines = html.split('\n');
  return lines.length > MOST_LINES && !lines.slice(VISIBLE_LINES).some((line) => line.includes('marked'));
}

/** Highlighted code with an optional title. The boot script handles the copy button. Files that are long start folded. */
export function CodeBlock({ html, title }: CodeBlockProps) {
  return (
    <div className="code">
      {title && <p className="code-title">{title}</p>}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" data-copy="" aria-label="Copy code" />
      {/* It unfolds the code by CSS. Its visible words are in the style sheet, or else search would find them. */}
      {title && isFolded(html) && (
        <details className="folded">
          <summary aria-label={`Show all ${html.split('\n').length} lines`} />
        </details>
      )}
    </div>
  );
}
