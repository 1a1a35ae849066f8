import { useState } from 'react';
import { useEditor } from '@craftjs/core';
import { useNotify } from '../Notices';
import { writePage } from '../state/pageString';
import { Dialog } from './Dialog';

/** Copies the page as a string, or shows that string where the clipboard is blocked. */
export const CopyState = () => {
  const { query } = useEditor();
  const notify = useNotify();
  const [uncopied, setUncopied] = useState<string | null>(null);

  const copy = async () => {
    const page = writePage(query.getSerializedNodes());
    try {
      await navigator.clipboard.writeText(page);
      notify('Copied. Use “Load state” to load it.');
    } catch {
      setUncopied(page);
    }
  };

  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        Copy state
      </button>
      {uncopied !== null && (
        <Dialog title="Copy state" onClose={() => setUncopied(null)}>
          {(dialog) => (
            <>
              <label className="field">
                The clipboard is blocked. Copy the state from here:
                <textarea
                  readOnly
                  autoFocus
                  rows={6}
                  value={uncopied}
                  onFocus={(event) => event.target.select()}
                />
              </label>
              <div className="row end">
                <button type="button" className="button" onClick={() => dialog.current?.close()}>
                  Close
                </button>
              </div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
};
