import { useEditor } from '@craftjs/core';
import type { SerializedNodes } from '@craftjs/core';

/** Puts another page in the place of this one, in one step that can be undone. The nodes must have been checked. */
export const useReplacePage = () => {
  const { actions } = useEditor();
  return (nodes: SerializedNodes) => {
    // Undo brings nodes back as they were: one that was selected would look it, and not be it.
    actions.selectNode();
    actions.deserialize(nodes);
  };
};
