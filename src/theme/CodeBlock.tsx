import { Fragment } from 'react';
import { type CodeLine, unpackCode } from '../runtime/packedCode';

interface CodeBlockProps {
  /** Lines and colours in one string (src/runtime/packedCode.ts). */
  readonly packed: string;
  readonly language?: string;
  readonly title?: string;
}

/** Highlighted code with an optional title. The boot script answers the copy button. */
export function CodeBlock({ packed, language, title }: CodeBlockProps) {
  return (
    <div className="code">
      {title && <p className="code-title">{title}</p>}
      <pre data-language={language} tabIndex={0}>
        <code>
          {unpackCode(packed).map((line, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              <Line {...line} />
            </Fragment>
          ))}
        </code>
      </pre>
      <button type="button" data-copy="" aria-label="Copy code" />
    </div>
  );
}

function Line({ className, tokens }: CodeLine) {
  const words = tokens.map(({ className: color, text }, index) =>
    color === undefined ? (
      text
    ) : (
      <span key={index} className={color}>
        {text}
      </span>
    ),
  );
  return className === undefined ? words : <span className={`line ${className}`}>{words}</span>;
}
