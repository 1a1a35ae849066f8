import type { ReactNode } from 'react';
import { useHref, useSite } from '../runtime/siteContext';

interface LiveProps {
  /** The demo to run; by default the sample inside. */
  readonly demo: string;
  /** Shows the demo only when the reader asks for it. */
  readonly folded?: boolean;
  /** The sample. */
  readonly children: ReactNode;
}

/** A sample with its demo in a sandbox below, which loads when it comes into view. */
export function Live({ demo, folded, children }: LiveProps) {
  const { sandbox } = useSite().site.docs;
  const href = useHref();
  const frame = sandbox !== undefined && (
    <iframe data-src={href(`${sandbox}${demo}.html`)} title="Live example and the JSON it saves" />
  );
  return (
    <div className="live">
      {children}
      {folded && frame ? (
        <details>
          <summary>Run</summary>
          {frame}
        </details>
      ) : (
        frame
      )}
    </div>
  );
}
