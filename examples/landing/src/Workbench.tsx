import { useState } from 'react';
import { useEditor } from '@craftjs/core';
import { TopBar } from './bar/TopBar';
import { NO_NODE } from './nodes';
import { LayersPanel } from './panels/LayersPanel';
import { PanelTabs } from './panels/PanelTabs';
import type { PanelName } from './panels/PanelTabs';
import { SettingsPanel } from './panels/SettingsPanel';
import { Toolbox } from './panels/Toolbox';
import { Stage } from './stage/Stage';
import { useAnnouncement } from './useAnnouncement';
import { useShortcuts } from './useShortcuts';

/** The bar, the panels and the page between them. On a small screen one panel shows at a time, below the page. */
export function Workbench({ savedPage }: { savedPage: string | undefined }) {
  const { connectors, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const [panel, setPanel] = useState<PanelName | null>(null);
  useAnnouncement();
  useShortcuts();
  return (
    <div
      className="workbench"
      data-panel={panel}
      ref={(element) => {
        // Hover is sticky: it ends only where something else takes it.
        if (element) connectors.hover(element, NO_NODE);
      }}
    >
      <TopBar />
      <div className="side" hidden={!enabled}>
        <Toolbox />
        <LayersPanel />
      </div>
      <Stage savedPage={savedPage} />
      <div className="side" hidden={!enabled}>
        <SettingsPanel />
      </div>
      {enabled && <PanelTabs open={panel} onOpen={setPanel} />}
    </div>
  );
}
