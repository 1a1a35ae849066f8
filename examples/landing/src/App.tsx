import { Editor } from '@craftjs/core';
import { resolver } from './page/resolver';
import { Rescue } from './Rescue';
import { onPageChange, onPageReset } from './state/onPageChange';
import { keptPage } from './state/storage';
import { Workbench } from './Workbench';

// The editor copies its props again whenever one of them is another object, which would undo the Editing switch.
const indicator = { success: '#f5b84a', error: 'var(--red)', thickness: 4 };
const firstPage = keptPage();

export function App() {
  return (
    <Rescue firstPage={firstPage} onChange={onPageChange} onReset={onPageReset}>
      {(savedPage, savePage, reset) => (
        <Editor resolver={resolver} indicator={indicator} onNodesChange={savePage}>
          <Workbench savedPage={savedPage} onReset={reset} />
        </Editor>
      )}
    </Rescue>
  );
}
