import type { ReactNode } from 'react';

interface AdmonitionProps {
  readonly kind?: 'note' | 'tip' | 'warning' | 'danger';
  /** Replaces the default heading. */
  readonly title?: string;
  readonly children: ReactNode;
}

const TITLES = { note: 'Note', tip: 'Tip', warning: 'Warning', danger: 'Danger' };

/** A callout. */
export function Admonition({ kind = 'note', title = TITLES[kind], children }: AdmonitionProps) {
  return (
    <div className={`admonition ${kind}`} role="note">
      <p className="admonition-title">{title}</p>
      {children}
    </div>
  );
}
