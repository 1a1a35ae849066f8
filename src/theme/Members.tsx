import type { ReactNode } from 'react';
import { formatSignature, isLong, splitTokens } from './signature';

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
        {status && <span className={`badge ${status}`}>{status}</span>}
        <Signature type={type} />
        {fallback !== undefined && (
          <span>
            default <code>{fallback}</code>
          </span>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Signature({ type }: { readonly type: string }) {
  return (
    <code className={isLong(type) ? 'long' : undefined}>
      {splitTokens(formatSignature(type)).map((text, index) =>
        index % 2 === 1 ? <i key={index}>{text}</i> : text,
      )}
    </code>
  );
}
