import { useState } from 'react';
import { useEditor } from '@craftjs/core';
import { Announcer } from './Announcer';
import { TopBar } from './bar/TopBar';
import { useShortcuts } from './commands/useShortcuts';
import { NO_NODE } from './nodes';
import { Later, LaterContext, LayersPanel, PanelPlaceholder, SettingsPanel } from './panels/later';
import { PanelTabs } from './panels/PanelTabs';
import type { PanelName } from './panels/PanelTabs';
import { Toolbox } from './panels/Toolbox';
import { Stage } from './stage/Stage';
import type { Viewport } from './stage/viewports';
import { useAnnouncement } from './useAnnouncement';

interface WorkbenchProps {
  readonly savedPage: string | undefined;
  readonly onReset: () => void;
}

/** The bar, the panels and the page between them. On a small screen one panel shows at a time, below the page. */
export function Workbench({ savedPage, onReset }: WorkbenchProps) {
  const { connectors, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [viewport, setViewport] = useState<Viewport>('desktop');
  const isAnnounced = useAnnouncement();
  useShortcuts();
  return (
    <LaterContext.Provider value={isAnnounced}>
      <div
        className="workbench"
        data-panel={panel}
        ref={(element) => {
          // Hover is sticky: it ends only where something else takes it.
          if (element) connectors.hover(element, NO_NODE);
        }}
      >
        <TopBar viewport={viewport} onViewport={setViewport} onReset={onReset} />
        <div className="side" hidden={!enabled}>
          <Toolbox />
          <Later placeholder={<PanelPlaceholder name="layers" title="Layers" />}>
            <LayersPanel />
          </Later>
        </div>
        <Stage savedPage={savedPage} viewport={viewport} />
        <div className="side" hidden={!enabled}>
          <Later placeholder={<PanelPlaceholder name="settings" title="Settings" />}>
            <SettingsPanel />
          </Later>
        </div>
        {enabled && <PanelTabs open={panel} onOpen={setPanel} />}
        <Announcer />
      </div>
    </LaterContext.Provider>
  );
}
