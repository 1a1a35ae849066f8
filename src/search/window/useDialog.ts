import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { fixRoles } from './fixRoles';

/** Opens a dialog over everything else, which is inert then. Escape closes it. */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  // Its undo still finds the dialog in the document: outside of it close() would leave the focus nowhere.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector('input')?.focus();
    const stopFixing = fixRoles(dialog);
    return () => {
      stopFixing();
      // Gives the focus back to where it was.
      dialog.close();
    };
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    dialog?.addEventListener('keydown', onKeyDown, true);
    dialog?.addEventListener('cancel', onCancel);
    return () => {
      dialog?.removeEventListener('keydown', onKeyDown, true);
      dialog?.removeEventListener('cancel', onCancel);
    };
  }, [onClose]);
  return ref;
}
