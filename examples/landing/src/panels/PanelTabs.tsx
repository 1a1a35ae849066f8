import { Icon } from '../Icon';
import type { IconName } from '../Icon';

const PANELS = { add: 'Add', layers: 'Layers', settings: 'Settings' } as const;
const ICONS: Readonly<Record<PanelName, IconName>> = { add: 'add', layers: 'layers', settings: 'settings' };
export type PanelName = keyof typeof PANELS;

interface PanelTabsProps {
  readonly open: PanelName | null;
  readonly onOpen: (panel: PanelName | null) => void;
}

/** Toggles the panels on small screens; hidden elsewhere (smallScreen.css). */
export function PanelTabs({ open, onOpen }: PanelTabsProps) {
  const names = Object.keys(PANELS) as PanelName[];
  return (
    <nav className="tabs" aria-label="Panels">
      {names.map((name) => (
        <button
          key={name}
          aria-expanded={name === open}
          aria-controls={`panel-${name}`}
          onClick={() => onOpen(name === open ? null : name)}
        >
          <Icon name={ICONS[name]} />
          {PANELS[name]}
        </button>
      ))}
    </nav>
  );
}
