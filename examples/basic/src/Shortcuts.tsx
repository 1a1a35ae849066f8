import { useEffect } from 'react';
import { useEditor } from '@craftjs/core';
import { commandOf } from './commandOf';
import { useCommands } from './useCommands';

/** Delete, undo, redo and Escape, wherever the focus is. */
export const Shortcuts = () => {
  const { actions, query, enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const { undo, redo, remove } = useCommands();

  useEffect(() => {
    if (!enabled) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      if (command === 'undo') undo();
      else if (command === 'redo') redo();
      else if (command === 'delete') remove(query.getEvent('selected').all());
      else actions.selectNode();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  });

  return null;
};
