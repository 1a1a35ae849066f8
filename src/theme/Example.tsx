import { useHref, useSite } from '../runtime/siteContext';

/**
 * The embedded example of a landing page: a frame with a poster behind it, or the poster alone. The gate loads the frame
 * (src/browser/landingGate.ts), except offline and with data saver.
 */
export function Example() {
  const { example } = useSite().site.landing;
  const href = useHref();
  if (!example) return null;
  return (
    <div className="example">
      <img src={href(example.poster)} alt={example.title} width="1200" height="675" />
      {example.frame !== undefined && <iframe data-example={href(example.frame)} title={example.title} />}
    </div>
  );
}
