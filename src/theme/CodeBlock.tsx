import type { ComponentProps } from 'react';

type CodeBlockProps = ComponentProps<'pre'> & { readonly 'data-title'?: string };

/** Highlighted code with an optional title. The boot script answers the copy button. */
export function CodeBlock({ 'data-title': title, children, ...rest }: CodeBlockProps) {
  return (
    <div className="code">
      {title && <p className="code-title">{title}</p>}
      <pre {...rest} tabIndex={0}>
        {children}
      </pre>
      <button type="button" data-copy="" aria-label="Copy code" />
    </div>
  );
}
