type Command = 'undo' | 'redo' | 'delete' | 'deselect';

const FIELD = 'input, textarea, dialog';
/** Where the browser's own undo must work: in what one types into. */
const TYPED = 'input:not([type=range], [type=radio], [type=checkbox], [type=color]), textarea, dialog';

/** What a key stands for, unless it belongs to the field that has the focus. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): Command | undefined {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (ctrlKey || metaKey) return isIn(TYPED) ? undefined : historyCommand(key.toLowerCase(), shiftKey);
  if (isIn(FIELD)) return undefined;
  if (key === 'Escape') return 'deselect';
  return key === 'Delete' || key === 'Backspace' ? 'delete' : undefined;
}

function historyCommand(key: string, isShifted: boolean): Command | undefined {
  if (key === 'y') return 'redo';
  if (key !== 'z') return undefined;
  return isShifted ? 'redo' : 'undo';
}
