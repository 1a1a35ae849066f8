import { useRef, useState } from 'react';
import { useEditor } from '@craftjs/core';
import { Icon } from '../Icon';

/** The page as the editor saves it, to read and to copy. */
export function JsonDialog() {
  const { query } = useEditor();
  const dialog = useRef<HTMLDialogElement>(null);
  const [json, setJson] = useState('');
  const [note, setNote] = useState('');

  const open = () => {
    setJson(JSON.stringify(query.getSerializedNodes(), null, 2));
    setNote('');
    dialog.current?.showModal();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(json);
      setNote('Copied');
    } catch {
      setNote('The browser refused. Select the text to copy it.');
    }
  };

  return (
    <>
      <button className="icon-button wide" aria-label="JSON" title="The page as JSON" onClick={open}>
        <Icon name="json" />
        <span>JSON</span>
      </button>
      <dialog ref={dialog} className="json" aria-labelledby="json-title">
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
        <p>Save this text, and load it into a frame later. It holds every node with its props.</p>
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
    </>
  );
}
