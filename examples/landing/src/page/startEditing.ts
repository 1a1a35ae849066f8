/** Makes an element editable and selects its text. Returns a function that ends editing. */
export function startEditing(element: HTMLElement): () => void {
  // In a draggable element the mouse can't select text.
  const { draggable } = element;
  element.draggable = false;
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    element.contentEditable = 'true'; // older browsers; EditableText removes pasted markup
  }
  element.focus();
  getSelection()?.selectAllChildren(element);
  return () => {
    element.removeAttribute('contenteditable');
    element.draggable = draggable;
    getSelection()?.removeAllRanges();
  };
}
