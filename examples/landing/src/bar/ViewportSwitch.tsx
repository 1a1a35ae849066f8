import { Icon } from '../Icon';
import { VIEWPORTS } from '../stage/viewports';
import type { Viewport } from '../stage/viewports';

interface ViewportSwitchProps {
  readonly viewport: Viewport;
  readonly onChange: (viewport: Viewport) => void;
}

/** Shows the page as wide as on a device. */
export function ViewportSwitch({ viewport, onChange }: ViewportSwitchProps) {
  return (
    <div className="viewports" role="group" aria-label="Page width">
      {(Object.keys(VIEWPORTS) as Viewport[]).map((name) => (
        <button
          key={name}
          className="icon-button"
          aria-label={VIEWPORTS[name]}
          title={VIEWPORTS[name]}
          aria-pressed={name === viewport}
          onClick={() => onChange(name)}
        >
          <Icon name={name} />
        </button>
      ))}
    </div>
  );
}
