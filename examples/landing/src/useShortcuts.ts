import { useEffect } from 'react';
import { useEditor } from '@craftjs/core';
import { removable } from './nodes';

const DELETING = new Set(['Delete', 'Backspace']);
const WRITING = 'textarea, [contenteditable], input:not([type=range], [type=radio])';
const FIELD = 'input, select, textarea, [contenteditable], dialog';

/** Delete, undo, redo and Escape from anywhere in the editor, but not where those keys mean something else. */
export function useShortcuts(): void {
  const { actions, query } = useEditor();
  const { delete: remove, selectNode } = actions;
  const { undo, redo } = actions.history;
  const { node, getEvent, getOptions } = query;

  useEffect(() => {
    const answer = ({ target, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
      if (!getOptions().enabled || altKey || !(target instanceof Element)) return false;
      if (ctrlKey || metaKey) {
        const step = historyStep(key.toLowerCase(), shiftKey);
        if (!step || target.closest(`dialog, ${WRITING}`)) return false;
        if (step === 'undo') undo();
        else redo();
        return true;
      }
      if (key === 'Escape' && !target.closest('dialog, [contenteditable]')) selectNode();
      if (!DELETING.has(key) || target.closest(FIELD)) return false;
      const ids = removable(node, getEvent('selected').all());
      if (ids.length > 0) remove(ids);
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (answer(event)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo, remove, selectNode, node, getEvent, getOptions]);
}

function historyStep(key: string, isShifted: boolean): 'undo' | 'redo' | undefined {
  if (key === 'z') return isShifted ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : undefined;
}
