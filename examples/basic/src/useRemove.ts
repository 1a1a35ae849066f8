import { useEditor } from '@craftjs/core';
import { focusInOutline } from './panels/focusInOutline';

/** Deletes nodes, as far as they can be deleted, and keeps the focus near where they were. */
export const useRemove = () => {
  const { actions, query } = useEditor();
  return (ids: string[]) => {
    const deletable = ids.filter((id) => query.node(id).isDeletable());
    const [first] = deletable;
    if (!first) return;
    const { parent } = query.node(first).get().data;
    // Undo brings nodes back as they were: one that was selected would look it, and not be it.
    actions.selectNode();
    actions.delete(deletable);
    focusInOutline(parent);
  };
};
