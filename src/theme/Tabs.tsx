import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

/** The number of tabs that the styles support (prose.css). */
const MOST_TABS = 6;

interface TabProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One alternative inside Tabs. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/** Alternatives, one shown at a time, made of radio buttons and CSS without script. The boot script remembers the choice. */
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
        // The label is printed, where there is no choice.
        <div className="tab" key={tab.props.label} data-label={tab.props.label}>
          {tab}
        </div>
      ))}
    </div>
  );
}
