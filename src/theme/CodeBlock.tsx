import { createElement, type ReactNode } from 'react';
import { type CodeLine, type Token, unpackCode } from '../shared/packedCode';

interface CodeBlockProps {
  /** Packed lines and colours (src/shared/packedCode.ts). */
  readonly packed: string;
  readonly language?: string;
  readonly title?: string;
}

/** Highlighted code with an optional title. The boot script handles the copy button. */
export function CodeBlock({ packed, language, title }: CodeBlockProps) {
  return (
    <div className="code">
      {title && <p className="code-title">{title}</p>}
      <pre data-language={language} tabIndex={0}>
        {createElement('code', null, ...mergeTexts(unpackCode(packed).flatMap(drawLine)))}
      </pre>
      <button type="button" data-copy="" aria-label="Copy code" />
    </div>
  );
}

function drawLine({ className, tokens }: CodeLine, index: number): ReactNode[] {
  const words = tokens.map(drawToken);
  const line =
    className === undefined ? words : [createElement('span', { className: `line ${className}` }, ...words)];
  return index > 0 ? ['\n', ...line] : line;
}

const drawToken = ({ className, text }: Token): ReactNode =>
  className === undefined ? text : createElement('span', { className }, text);

/** Joins adjacent texts, because React would render a comment between them. */
function mergeTexts(parts: readonly ReactNode[]): ReactNode[] {
  const merged: ReactNode[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return merged;
}
