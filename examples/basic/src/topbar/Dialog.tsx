import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

interface Props {
  readonly title: string;
  /** Called after the dialog has closed; stop rendering it then. */
  onClose(): void;
  children(dialog: RefObject<HTMLDialogElement>): ReactNode;
}

/** A modal dialog, open when mounted. Call `close()` on its element, so that the browser restores the focus. */
export const Dialog = ({ title, onClose, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={onClose}>
      <h2 id="dialog-title">{title}</h2>
      {children(dialog)}
    </dialog>
  );
};
