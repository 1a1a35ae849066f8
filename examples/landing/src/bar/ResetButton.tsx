import { useRef } from 'react';
import { Icon } from '../Icon';

/** Starts over with the first page, after a question: that can't be undone. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        className="icon-button"
        aria-label="Reset"
        title="Reset"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="reset" />
      </button>
      <dialog ref={dialog} className="question" aria-labelledby="reset-title">
        <h2 id="reset-title">Reset the page?</h2>
        <p>You’ll lose your changes. This can’t be undone.</p>
        <form method="dialog" className="question-choices">
          <button className="button">Cancel</button>
          <button type="button" className="button danger" onClick={onReset}>
            Reset page
          </button>
        </form>
      </dialog>
    </>
  );
}
