/** Makes an element editable, with all of its text selected. Returns how to end that. */
export function startTyping(element: HTMLElement): () => void {
  // In a draggable element the mouse would drag instead of selecting text.
  const { draggable } = element;
  element.draggable = false;
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    element.contentEditable = 'true'; // older browsers; what they paste is cleaned up at the end
  }
  element.focus();
  getSelection()?.selectAllChildren(element);
  return () => {
    element.removeAttribute('contenteditable');
    element.draggable = draggable;
    getSelection()?.removeAllRanges();
  };
}
