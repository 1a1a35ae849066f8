import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';

interface Props {
  readonly title: string;
  /** Shown until this is called: render nothing from then on. */
  onClose(): void;
  children(dialog: RefObject<HTMLDialogElement>): ReactNode;
}

/** A modal dialog, open from the start. Close the element itself: the browser then gives the focus back. */
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
