import { Editor } from '@craftjs/core';
import { resolver } from './page/resolver';
import { postPage } from './postPage';
import { Rescue } from './Rescue';
import { Workbench } from './Workbench';

// The editor copies its props again whenever one of them is another object, which would undo the Editing switch.
const indicator = { success: 'var(--accent)', error: 'var(--red)', thickness: 3 };

export function App() {
  return (
    <Rescue onChange={postPage}>
      {(savedPage, savePage) => (
        <Editor resolver={resolver} indicator={indicator} onNodesChange={savePage}>
          <Workbench savedPage={savedPage} />
        </Editor>
      )}
    </Rescue>
  );
}
