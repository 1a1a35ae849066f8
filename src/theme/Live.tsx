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
  /** Height of the demo in pixels. Without it, its frame has the usual height, in which a higher demo scrolls. */
  readonly height?: number | string;
  /** Height of a demo that needs more on a phone. */
  readonly phoneHeight?: number | string;
  /** The sample. */
  readonly children: ReactNode;
}

/** The bar of the saved JSON while that is closed, and the part of the JSON that a phone shows below the demo. */
const CLOSED_JSON = 37;
const OPEN_JSON = 160;

/** A sample with its demo in a sandbox below, which loads when it comes into view. */
export function Live({ demo, folded, poster, closed, height, phoneHeight, children }: LiveProps) {
  const { sandbox } = useSite().site.docs;
  const href = useHref();
  const address = sandbox !== undefined && href(`${sandbox}${demo}.html`);
  const result = address && (
    <div className="result">
      {/* The visible words are in the style sheet, or else search would find them on every page. */}
      <a className="result-bar" href={address} target="_blank" aria-label="Result: open in a new window" />
      {height !== undefined && (
        <>
          {/* The frame gets their height. An inline style isn't allowed, and an attribute can't depend on the width. */}
          <svg height={Number(height) + (closed ? CLOSED_JSON : 0)} aria-hidden />
          <svg height={Number(phoneHeight ?? height) + (closed ? CLOSED_JSON : OPEN_JSON)} aria-hidden />
        </>
      )}
      <iframe data-src={closed ? `${address}#closed` : address} title="Live example and the JSON it saves" />
    </div>
  );
  return (
    <div className="live">
      {children}
      {folded && result ? (
        <details>
          <summary>
            {/* Without a priority, React adds a preload to the page. */}
            {poster !== undefined && <img className="poster" src={href(poster)} alt="" fetchPriority="low" />}
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
