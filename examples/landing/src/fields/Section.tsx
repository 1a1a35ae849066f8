import type { ReactNode } from 'react';
import { Icon } from '../Icon';

interface SectionProps {
  readonly title: string;
  /** Current values, shown beside the title. */
  readonly summary: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Sections that the user opened or closed. Kept here because each selection mounts another form. */
const toggled = new Map<string, boolean>();

/** A collapsible group of fields. */
export function Section({ title, summary, isOpen = false, children }: SectionProps) {
  return (
    <details
      className="section"
      open={toggled.get(title) ?? isOpen}
      onToggle={(event) => toggled.set(title, event.currentTarget.open)}
    >
      <summary>
        <Icon name="open" />
        <span className="section-title">{title}</span>
        <span className="section-summary">{summary}</span>
      </summary>
      <div className="section-fields">{children}</div>
    </details>
  );
}
