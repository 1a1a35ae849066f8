import { Editor } from '@craftjs/core';
import { ErrorBoundary } from './ErrorBoundary';
import { resolver } from './page/resolver';
import { onPageChange, onPageReset } from './state/onPageChange';
import { readSavedPage } from './state/savedPage';
import { Workbench } from './Workbench';

// Constants, because <Editor> applies its options again when a prop changes, which would reset the Editing switch.
const indicator = { success: '#f5b84a', error: 'var(--red)', thickness: 4 };
const initialPage = readSavedPage();

export function App() {
  return (
    <ErrorBoundary savedPage={initialPage} onChange={onPageChange} onReset={onPageReset}>
      {(savedPage, onNodesChange, reset) => (
        <Editor resolver={resolver} indicator={indicator} onNodesChange={onNodesChange}>
          <Workbench savedPage={savedPage} onReset={reset} />
        </Editor>
      )}
    </ErrorBoundary>
  );
}
