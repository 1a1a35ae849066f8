import { Editor } from '@craftjs/core';
import { ErrorBoundary } from './ErrorBoundary';
import { resolver } from './page/resolver';
import { onPageChange, onPageReset } from './state/onPageChange';
import { readSavedPage } from './state/savedPage';
import { Workbench } from './Workbench';

const initialPage = readSavedPage();

/** Every prop of <Editor> is a constant: it applies its options again when one changes, which would reset the Editing switch. */
export function App() {
  return (
    <ErrorBoundary savedPage={initialPage} onChange={onPageChange} onReset={onPageReset}>
      {(savedPage, onNodesChange, reset) => (
        <Editor resolver={resolver} onNodesChange={onNodesChange}>
          <Workbench savedPage={savedPage} onReset={reset} />
        </Editor>
      )}
    </ErrorBoundary>
  );
}
