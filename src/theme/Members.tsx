import type { ReactNode } from 'react';

interface MemberProps {
  readonly name: string;
  readonly type: string;
  readonly default?: string;
  readonly status?: 'deprecated' | 'advanced';
  /** Anchor, unique on the page. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A list of members of an API: props, methods, fields. */
export function Members({ children }: { readonly children: ReactNode }) {
  return <dl className="members">{children}</dl>;
}

/** One member with its name, type and description. */
export function Member({ name, type, default: fallback, status, id, children }: MemberProps) {
  return (
    <div id={id}>
      <dt>
        {/* The name is its own anchor link, so the row needs no second link. */}
        <a href={`#${id}`}>
          <code>{name}</code>
        </a>
        <code>{type}</code>
        {fallback !== undefined && (
          <span>
            default <code>{fallback}</code>
          </span>
        )}
        {status && <span className={`badge ${status}`}>{status}</span>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
