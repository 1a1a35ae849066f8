type Command = 'undo' | 'redo' | 'delete' | 'deselect';

const FIELD = 'input, textarea, dialog, :popover-open';
/** Fields with an undo history of their own. */
const TEXT_FIELD = 'input:not([type=range], [type=radio], [type=checkbox], [type=color]), textarea, dialog';

/** The command of a key, unless the focused field handles it. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): Command | undefined {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (ctrlKey || metaKey) return isIn(TEXT_FIELD) ? undefined : historyCommand(key.toLowerCase(), shiftKey);
  if (isIn(FIELD)) return undefined;
  if (key === 'Escape') return 'deselect';
  return key === 'Delete' || key === 'Backspace' ? 'delete' : undefined;
}

function historyCommand(key: string, isShifted: boolean): Command | undefined {
  if (key === 'y') return 'redo';
  if (key !== 'z') return undefined;
  return isShifted ? 'redo' : 'undo';
}
