import { useState } from 'react';
import type { FormEvent } from 'react';
import { useEditor } from '@craftjs/core';
import { useNotify } from '../Notices';
import { useCommands } from '../useCommands';
import { readPage } from '../state/readPage';
import { Dialog } from './Dialog';

/** Loads a string from “Copy state”, or explains why it’s invalid. */
export const LoadState = () => {
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const { replacePage } = useCommands();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');

  const close = () => {
    setOpen(false);
    setText('');
    setProblem('');
  };
  const load = (event: FormEvent, dialog: HTMLDialogElement | null) => {
    event.preventDefault();
    const page = readPage(text);
    if ('problem' in page) return setProblem(page.problem);
    replacePage(page.nodes);
    dialog?.close();
    notify('Loaded. Undo to get the previous page back.');
  };

  return (
    <>
      <button type="button" className="button" disabled={!enabled} onClick={() => setOpen(true)}>
        Load state
      </button>
      {isOpen && (
        <Dialog title="Load state" onClose={close}>
          {(dialog) => (
            <form onSubmit={(event) => load(event, dialog.current)}>
              <label className="field">
                Paste the text from “Copy state”
                <textarea
                  autoFocus
                  rows={6}
                  spellCheck={false}
                  value={text}
                  aria-invalid={problem !== ''}
                  aria-describedby="load-problem"
                  onChange={(event) => setText(event.target.value)}
                />
              </label>
              <p role="alert" id="load-problem" className="problem">
                {problem}
              </p>
              <div className="row end">
                <button type="button" className="button" onClick={() => dialog.current?.close()}>
                  Cancel
                </button>
                <button type="submit" className="button primary">
                  Load
                </button>
              </div>
            </form>
          )}
        </Dialog>
      )}
    </>
  );
};
