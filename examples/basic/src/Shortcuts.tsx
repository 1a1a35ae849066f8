import { useEffect } from 'react';
import { useEditor } from '@craftjs/core';
import { commandOf } from './commandOf';
import { useRemove } from './useRemove';

/** Delete, undo, redo and Escape, wherever the focus is. */
export const Shortcuts = () => {
  const { actions, query, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const remove = useRemove();

  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      if (command === 'undo') actions.history.undo();
      else if (command === 'redo') actions.history.redo();
      else if (command === 'delete') remove(query.getEvent('selected').all());
      else actions.selectNode();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  return null;
};
