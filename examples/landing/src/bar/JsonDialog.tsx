import { useEffect, useRef, useState } from 'react';
import { useEditor } from '@craftjs/core';
import { Icon, IconButton } from '../Icon';

/** Modal with the serialized page. Opens on mount. */
export function JsonDialog({ onClose }: { onClose: () => void }) {
  const { query } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const [json] = useState(() => JSON.stringify(query.getSerializedNodes(), null, 2));
  const [status, setStatus] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      setStatus('Copied');
    } catch {
      setStatus('Couldn’t copy. Select the text to copy it.');
    }
  };

  return (
    <dialog ref={dialog} className="json" aria-labelledby="json-title" onClose={onClose}>
      <header>
        <h2 id="json-title">The page as JSON</h2>
        <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} />
      </header>
      <p>
        This is all you need to save: every node with its props. Load it into a Frame to restore the page.
      </p>
      <pre role="region" tabIndex={0} aria-label="JSON of the page">
        {json}
      </pre>
      <footer>
        <button className="button primary" onClick={() => void copy()}>
          <Icon name="copy" />
          Copy
        </button>
        <span role="status">{status}</span>
      </footer>
    </dialog>
  );
}
