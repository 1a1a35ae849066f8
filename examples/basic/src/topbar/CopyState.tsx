import { useState } from 'react';
import { useEditor } from '@craftjs/core';
import { useSay } from '../Notices';
import { writePage } from '../state/pageString';
import { Dialog } from './Dialog';

/** Puts the page on the clipboard, as a string. Where that is refused, shows the string for the visitor to copy. */
export const CopyState = () => {
  const { query } = useEditor();
  const say = useSay();
  const [refused, setRefused] = useState<string | null>(null);

  const copy = async () => {
    const page = writePage(query.getSerializedNodes());
    try {
      await navigator.clipboard.writeText(page);
      say('Copied. “Load state” takes it back.');
    } catch {
      setRefused(page);
    }
  };

  return (
    <>
      <button type="button" className="button" onClick={() => void copy()}>
        Copy state
      </button>
      {refused !== null && (
        <Dialog title="Copy state" onClose={() => setRefused(null)}>
          {(dialog) => (
            <>
              <label className="field">
                The browser does not let this page use the clipboard. Copy the state from here:
                <textarea
                  readOnly
                  autoFocus
                  rows={6}
                  value={refused}
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
