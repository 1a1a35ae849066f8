import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { fixRoles } from './fixRoles';

/** Opens a modal dialog, which Escape closes. */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  // A layout effect, because close() restores the focus only while the dialog is in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector('input')?.focus();
    const stopFixing = fixRoles(dialog);
    return () => {
      stopFixing();
      // Restores the focus.
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
