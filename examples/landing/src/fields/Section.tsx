import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** Its values in a few characters, which show beside the title. */
  readonly summary: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Which sections the user opened or closed; every selection shows another form. */
const choices = new Map<string, boolean>();

/** A part of a form that folds. */
export function Section({ title, summary, isOpen = false, children }: SectionProps) {
  return (
    <details
      className="section"
      open={choices.get(title) ?? isOpen}
      onToggle={(event) => choices.set(title, event.currentTarget.open)}
    >
      <summary>
        <span className="section-title">{title}</span>
        <span className="section-summary">{summary}</span>
      </summary>
      <div className="section-fields">{children}</div>
    </details>
  );
}
