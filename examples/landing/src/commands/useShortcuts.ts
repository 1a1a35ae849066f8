import { useEffect, useRef } from 'react';
import { useEditor } from '@craftjs/core';
import { useCommands } from './useCommands';

const TEXT_INPUT = 'textarea, [contenteditable], input:not([type=range], [type=radio], [type=checkbox])';
const FIELD = 'input, select, textarea, [contenteditable], dialog';

/** Shortcuts for delete, undo, redo, duplicate and deselect, except in inputs that use those keys themselves. */
export function useShortcuts(): void {
  const { actions, query } = useEditor();
  const commands = useCommands();
  const withModifier = (event: KeyboardEvent, target: Element, selected: readonly string[]): boolean => {
    const command = commandOf(event);
    if (!command || target.closest(`dialog, ${TEXT_INPUT}`)) return false;
    if (command !== 'duplicate') commands[command]();
    else if (selected.length > 0) commands.duplicate(selected[selected.length - 1] ?? '');
    return true;
  };
  const run = (event: KeyboardEvent): boolean => {
    const { target, key } = event;
    if (!query.getOptions().enabled || event.altKey || !(target instanceof Element)) return false;
    const selected: string[] = query.getEvent('selected').all();
    if (event.ctrlKey || event.metaKey) return withModifier(event, target, selected);
    if (key === 'Escape' && !target.closest('dialog, [contenteditable]')) actions.selectNode();
    if ((key !== 'Delete' && key !== 'Backspace') || target.closest(FIELD)) return false;
    commands.remove(selected);
    return true;
  };
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The command of a key combined with Ctrl or ⌘. */
function commandOf({ key, shiftKey }: KeyboardEvent): 'undo' | 'redo' | 'duplicate' | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 'd':
      return 'duplicate';
    default:
      return undefined;
  }
}
