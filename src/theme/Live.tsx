import type { ReactNode } from 'react';
import { useHref, useSite } from '../runtime/site';

interface LiveProps {
  /** Which program of the site's play folder runs; that of the sample inside, unless an author says otherwise. */
  readonly program: string;
  /** The sample. */
  readonly children: ReactNode;
}

/** A sample, and below it its program in a frame. The frame loads when it is seen; the words need no script. */
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
