import { STATE_PANES } from '../shared/dom';
import { useHref, useSite } from '../runtime/siteContext';
import { Tab, Tabs } from './Tabs';

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
      <img src={href(example.poster)} alt={example.title} width="1200" height="675" loading="lazy" />
      {example.frame !== undefined && <iframe data-example={href(example.frame)} title={example.title} />}
    </div>
  );
}

/** What the embedded example reports after each change (src/browser/exampleState.ts), one kind of text at a time. */
export function ExampleState() {
  const { example } = useSite().site.landing;
  if (example?.frame === undefined) return null;
  return (
    <div className="example-state">
      <Tabs>
        {Object.entries(STATE_PANES).map(([label, key]) => (
          <Tab key={key} label={label}>
            <pre className="example-pane" data-pane={key} tabIndex={0} />
          </Tab>
        ))}
      </Tabs>
    </div>
  );
}
