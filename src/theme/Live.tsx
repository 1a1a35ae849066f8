import type { ReactNode } from 'react';
import { useHref, useSite } from '../runtime/siteContext';

interface LiveProps {
  /** The demo to run; by default the sample inside. */
  readonly demo: string;
  /** Shows the demo only when the reader asks for it. */
  readonly folded?: boolean;
  /** Picture of a folded demo, shown until it runs; path below static/. */
  readonly poster?: string;
  /** Starts with the saved JSON closed. */
  readonly closed?: boolean;
  /** The sample. */
  readonly children: ReactNode;
}

/** A sample with its demo in a sandbox below, which loads when it comes into view. */
export function Live({ demo, folded, poster, closed, children }: LiveProps) {
  const { sandbox } = useSite().site.docs;
  const href = useHref();
  const address = sandbox !== undefined && href(`${sandbox}${demo}.html`);
  const result = address && (
    <div className="result">
      {/* The visible words are in the style sheet, or else search would find them on every page. */}
      <a className="result-bar" href={address} target="_blank" aria-label="Result: open in a new window" />
      <iframe data-src={closed ? `${address}#closed` : address} title="Live example and the JSON it saves" />
    </div>
  );
  return (
    <div className="live">
      {children}
      {folded && result ? (
        <details>
          <summary>
            {poster !== undefined && <img className="poster" src={href(poster)} alt="" />}
            <span className="button primary">Run</span>
          </summary>
          {result}
        </details>
      ) : (
        result
      )}
    </div>
  );
}
