import { useEffect, useRef, useState } from 'react';
import { useEditor } from '@craftjs/core';
import { Icon } from '../Icon';

/** The page as the editor saves it, to read and to copy. Open from the start. */
export function JsonDialog({ onClose }: { onClose: () => void }) {
  const { query } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const [json] = useState(() => JSON.stringify(query.getSerializedNodes(), null, 2));
  const [note, setNote] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      setNote('Copied');
    } catch {
      setNote('Couldn’t copy. Select the text to copy it.');
    }
  };

  return (
    <dialog ref={dialog} className="json" aria-labelledby="json-title" onClose={onClose}>
      <header>
        <h2 id="json-title">The page as JSON</h2>
        <button
          className="icon-button"
          aria-label="Close"
          title="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </header>
      <p>This is all you save. It holds every node with its props, and loads into a frame later.</p>
      <pre role="region" tabIndex={0} aria-label="JSON of the page">
        {json}
      </pre>
      <footer>
        <button className="button primary" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy
        </button>
        <span role="status">{note}</span>
      </footer>
    </dialog>
  );
}
