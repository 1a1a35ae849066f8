interface CodeBlockProps {
  /** The highlighted code (src/node/mdx/renderFences.ts). */
  readonly html: string;
  readonly title?: string;
}

/** Highlighted code with an optional title. The boot script handles the copy button. */
export function CodeBlock({ html, title }: CodeBlockProps) {
  return (
    <div className="code">
      {title && <p className="code-title">{title}</p>}
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <button type="button" data-copy="" aria-label="Copy code" />
    </div>
  );
}
