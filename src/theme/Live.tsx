import type { ReactNode } from 'react';
import { useHref, useSite } from '../runtime/siteContext';

interface LiveProps {
  /** The program to run; by default that of the sample inside. */
  readonly program: string;
  /** The sample. */
  readonly children: ReactNode;
}

/** A sample with its program in a frame below, which loads when it comes into view. */
export function Live({ program, children }: LiveProps) {
  const { play } = useSite().site.docs;
  const href = useHref();
  return (
    <div className="live">
      {children}
      {play !== undefined && (
        <iframe
          data-src={href(`${play}${program}.html`)}
          title="The sample, running, and what it would save"
        />
      )}
    </div>
  );
}
