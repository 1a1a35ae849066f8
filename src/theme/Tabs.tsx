import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';

interface TabProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One alternative inside Tabs. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

/**
 * Up to six alternatives (src/node/mdx/lint.ts), one shown at a time. Built from radio buttons and CSS, without script.
 * The boot script remembers the choice.
 */
export function Tabs({ children }: { readonly children: ReactNode }) {
  const name = useId();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  return (
    <div className="tabs">
      <div className="tab-list" role="radiogroup" aria-label="Choose one">
        {tabs.map((tab, index) => (
          <label key={index}>
            <input type="radio" name={name} value={tab.props.label} defaultChecked={index === 0} />
            {tab.props.label}
          </label>
        ))}
      </div>
      {tabs.map((tab, index) => (
        // The label is shown in print, where all tabs are.
        <div className="tab" key={index} data-label={tab.props.label}>
          {tab}
        </div>
      ))}
    </div>
  );
}
