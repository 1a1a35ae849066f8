import { useEffect, useRef } from 'react';
import { useEditor } from '@craftjs/core';
import type { SerializedNodes } from '@craftjs/core';
import { useNotify } from '../Notices';
import { useCommands } from '../useCommands';
import { IconButton } from './IconButton';

/** Goes back to the first page, in one undo step. */
export const ResetButton = () => {
  const { query, enabled, isUnchanged, count } = useEditor((state, { history }) => ({
    enabled: state.options.enabled,
    isUnchanged: !history.canUndo() && !history.canRedo(),
    count: Object.keys(state.nodes).length,
  }));
  const { replacePage } = useCommands();
  const notify = useNotify();
  const first = useRef<SerializedNodes>({});
  // Depends on the count, because the page loads after the first render.
  useEffect(() => {
    if (isUnchanged) first.current = query.getSerializedNodes();
  }, [query, isUnchanged, count]);

  const reset = () => {
    replacePage(first.current);
    notify('Reset. Undo to get the previous page back.');
  };
  return (
    <IconButton
      icon="reset"
      label="Reset"
      title="Reset the page"
      disabled={!enabled || isUnchanged}
      onClick={reset}
    />
  );
};
