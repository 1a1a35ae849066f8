import { Editor } from '@craftjs/core';
import { Notices } from './Notices';
import { ErrorBoundary } from './ErrorBoundary';
import { Page } from './page/Page';
import { resolver } from './page/resolver';
import { Panels } from './panels/Panels';
import { Shortcuts } from './Shortcuts';
import { Topbar } from './topbar/Topbar';
import { DROP_LINE } from './useDropTarget';

const indicator = { success: '#d97706', error: '#c02a2a', thickness: DROP_LINE };

export const App = () => (
  <ErrorBoundary>
    <Editor resolver={resolver} indicator={indicator}>
      <Notices>
        <Shortcuts />
        <Topbar />
        <div className="workspace">
          <Page />
          <Panels />
        </div>
      </Notices>
    </Editor>
  </ErrorBoundary>
);
