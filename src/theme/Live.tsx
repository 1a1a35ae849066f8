import type { ReactNode } from 'react';
import { useHref, useSite } from '../runtime/siteContext';

interface LiveProps {
  /** The demo to run; by default the sample inside. */
  readonly demo: string;
  /** The sample. */
  readonly children: ReactNode;
}

/** A sample with its demo in a sandbox below, which loads when it comes into view. */
export function Live({ demo, children }: LiveProps) {
  const { sandbox } = useSite().site.docs;
  const href = useHref();
  return (
    <div className="live">
      {children}
      {sandbox !== undefined && (
        <iframe data-src={href(`${sandbox}${demo}.html`)} title="Live example and the JSON it saves" />
      )}
    </div>
  );
}
