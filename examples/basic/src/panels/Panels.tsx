import { useState } from 'react';
import { useEditor } from '@craftjs/core';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { Outline } from './Outline';
import { SettingsPanel } from './SettingsPanel';
import { Toolbox } from './Toolbox';
import { tools } from './tools';

const TABS = [
  { panel: 'toolbox', label: 'Add', icon: 'add' },
  { panel: 'outline', label: 'Layers', icon: 'layers' },
  { panel: 'settings', label: 'Settings', icon: 'settings' },
] as const satisfies readonly { panel: string; label: string; icon: IconName }[];
type PanelName = (typeof TABS)[number]['panel'];

/** The panels. On narrow screens, tabs below the page open one at a time (tabs.css). */
export const Panels = () => {
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const [open, setOpen] = useState<PanelName | null>(null);
  return (
    // With editing off, nothing in the panels can be focused, but they still scroll.
    <aside className="panels" aria-label="Panels" data-open={open} tabIndex={enabled ? undefined : 0}>
      {/* For keyboards and screen readers, the tab closes the panel. */}
      {open && <div className="grab-bar" aria-hidden onClick={() => setOpen(null)} />}
      <Toolbox tools={tools} />
      <SettingsPanel />
      <Outline />
      <nav className="tabs" aria-label="Panels">
        {TABS.map(({ panel, label, icon }) => (
          <button
            key={panel}
            type="button"
            aria-expanded={panel === open}
            aria-controls={`${panel}-panel`}
            onClick={() => setOpen(panel === open ? null : panel)}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
      </nav>
    </aside>
  );
};
