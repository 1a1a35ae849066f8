import { useRef } from 'react';
import { IconButton } from '../Icon';

/** Restores the initial page after a confirmation, because a reset can't be undone. */
export function ResetButton({ isInitial, onReset }: { isInitial: boolean; onReset: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <IconButton
        icon="reset"
        label="Reset"
        disabled={isInitial}
        onClick={() => dialog.current?.showModal()}
      />
      <dialog ref={dialog} className="confirm" aria-labelledby="reset-title">
        <h2 id="reset-title">Reset the page?</h2>
        <p>You’ll lose your changes. This can’t be undone.</p>
        <form method="dialog" className="confirm-buttons">
          <button className="button">Cancel</button>
          <button type="button" className="button danger" onClick={onReset}>
            Reset page
          </button>
        </form>
      </dialog>
    </>
  );
}
