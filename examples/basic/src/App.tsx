import { Editor } from '@craftjs/core';
import { Notices } from './Notices';
import { StartAgain } from './StartAgain';
import { Page } from './page/Page';
import { resolver } from './page/resolver';
import { Outline } from './panels/Outline';
import { SettingsPanel } from './panels/SettingsPanel';
import { Toolbox } from './panels/Toolbox';
import { tools } from './panels/tools';
import { Shortcuts } from './Shortcuts';
import { Topbar } from './topbar/Topbar';

const indicator = { success: '#1a7340', error: '#c02a2a', thickness: 4 };

export const App = () => (
  <StartAgain>
    <Editor resolver={resolver} indicator={indicator}>
      <Notices>
        <Shortcuts />
        <Topbar />
        <div className="workplace">
          <Page />
          <aside className="panels" aria-label="Panels">
            <Toolbox tools={tools} />
            <SettingsPanel />
            <Outline />
          </aside>
        </div>
      </Notices>
    </Editor>
  </StartAgain>
);
