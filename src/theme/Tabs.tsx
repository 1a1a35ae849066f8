import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

/** As many as the styles know how to choose from (prose.css). */
const MOST_TABS = 6;

interface TabProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One of several ways to do the same; stands in Tabs. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** Alternatives, one shown at a time. Radio buttons and CSS do the work: it needs no script and no
 * hydration. The boot script remembers what was chosen. */
export function Tabs({ children }: { readonly children: ReactNode }) {
  const name = useId();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  if (tabs.length > MOST_TABS) throw new Error(`Expected at most ${MOST_TABS} tabs, found ${tabs.length}`);
  return (
    <div className="tabs">
      <div className="tab-list" role="radiogroup" aria-label="Choose one">
        {tabs.map((tab, index) => (
          <label key={tab.props.label}>
            <input type="radio" name={name} value={tab.props.label} defaultChecked={index === 0} />
            {tab.props.label}
          </label>
        ))}
      </div>
      {tabs.map((tab) => (
        <div className="tab" key={tab.props.label}>
          {tab}
        </div>
      ))}
    </div>
  );
}
