import { useState } from 'react';
import { useEditor } from '@craftjs/core';
import { Announcer } from './Announcer';
import { TopBar } from './bar/TopBar';
import type { Viewport } from './bar/TopBar';
import { useShortcuts } from './commands/useShortcuts';
import { NO_NODE } from './nodes';
import { Deferred, DeferredContext, LayersPanel, PanelPlaceholder, SettingsPanel } from './panels/deferred';
import { PanelTabs } from './panels/PanelTabs';
import type { PanelName } from './panels/PanelTabs';
import { Toolbox } from './panels/Toolbox';
import { Stage } from './stage/Stage';
import { useReadyMessage } from './useReadyMessage';

interface WorkbenchProps {
  readonly savedPage: string | undefined;
  readonly onReset: () => void;
}

/** Top bar, canvas and panels. Small screens show one panel at a time, below the canvas. */
export function Workbench({ savedPage, onReset }: WorkbenchProps) {
  const { connectors, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [viewport, setViewport] = useState<Viewport>('desktop');
  const isReady = useReadyMessage();
  useShortcuts();
  return (
    <DeferredContext.Provider value={isReady}>
      <div
        className="workbench"
        data-panel={panel}
        ref={(element) => {
          // A hover lasts until another element takes it.
          if (element) connectors.hover(element, NO_NODE);
        }}
      >
        <TopBar
          viewport={viewport}
          onViewport={setViewport}
          isSaved={savedPage !== undefined}
          onReset={onReset}
        />
        <div className="side" hidden={!enabled}>
          <Toolbox />
          <Deferred placeholder={<PanelPlaceholder name="layers" title="Layers" />}>
            <LayersPanel />
          </Deferred>
        </div>
        <Stage savedPage={savedPage} viewport={viewport} />
        <div className="side" hidden={!enabled}>
          <Deferred placeholder={<PanelPlaceholder name="settings" title="Settings" />}>
            <SettingsPanel />
          </Deferred>
        </div>
        {/* For keyboards and screen readers, the tab closes the panel. */}
        {enabled && panel && <div className="grab-bar" aria-hidden onClick={() => setPanel(null)} />}
        {enabled && <PanelTabs open={panel} onOpen={setPanel} />}
        <Announcer />
      </div>
    </DeferredContext.Provider>
  );
}
