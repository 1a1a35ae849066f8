import type { ReactNode } from 'react';

interface MemberProps {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  readonly status?: 'deprecated' | 'advanced';
  /** Anchor, unique in the page. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A list of members of an API: props, methods, fields. */
export function Members({ children }: { readonly children: ReactNode }) {
  return <dl className="members">{children}</dl>;
}

/** One member: its name, its type, what it means. */
export function Member({ name, type, default: fallback, status, id, children }: MemberProps) {
  return (
    <div id={id}>
      <dt>
        <code className="member-name">{name}</code>
        <code>{type}</code>
        {fallback !== undefined && (
          <span>
            default <code>{fallback}</code>
          </span>
        )}
        {status && <span className={`badge ${status}`}>{status}</span>}
        <a className="anchor" href={`#${id}`} aria-label={`Link to ${name}`} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
