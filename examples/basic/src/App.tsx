import { Editor } from '@craftjs/core';
import { Notices } from './Notices';
import { ErrorBoundary } from './ErrorBoundary';
import { Page } from './page/Page';
import { resolver } from './page/resolver';
import { Outline } from './panels/Outline';
import { SettingsPanel } from './panels/SettingsPanel';
import { Toolbox } from './panels/Toolbox';
import { tools } from './panels/tools';
import { Shortcuts } from './Shortcuts';
import { Topbar } from './topbar/Topbar';

const indicator = { success: '#d97706', error: '#c02a2a', thickness: 4 };

export const App = () => (
  <ErrorBoundary>
    <Editor resolver={resolver} indicator={indicator}>
      <Notices>
        <Shortcuts />
        <Topbar />
        <div className="workspace">
          <Page />
          <aside className="panels" aria-label="Panels">
            <Toolbox tools={tools} />
            <SettingsPanel />
            <Outline />
          </aside>
        </div>
      </Notices>
    </Editor>
  </ErrorBoundary>
);
