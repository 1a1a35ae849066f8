import { useEditor } from '@craftjs/core';
import type { SerializedNodes } from '@craftjs/core';
import { copyTree } from './copyTree';
import { useNotify } from './Notices';
import { focusInOutline } from './panels/focusInOutline';

/** Commands of buttons and keyboard shortcuts. Each announces its result. */
export const useCommands = () => {
  const { actions, query } = useEditor();
  const notify = useNotify();
  const nameOf = (id: string) => query.node(id).get().data.displayName;
  return {
    undo: () => {
      if (!query.history.canUndo()) return;
      actions.history.undo();
      notify('Undone.', 'silent');
    },
    redo: () => {
      if (!query.history.canRedo()) return;
      actions.history.redo();
      notify('Redone.', 'silent');
    },
    /** Deletes the nodes that can be deleted, and moves the focus to the parent of the first. */
    remove: (ids: string[]) => {
      const deletable = ids.filter((id) => query.node(id).isDeletable());
      const [first] = deletable;
      if (!first) return;
      const { parent } = query.node(first).get().data;
      const names = deletable.map(nameOf).join(', ');
      // Otherwise undo would restore nodes that look selected but aren't.
      actions.selectNode();
      actions.delete(deletable);
      focusInOutline(parent);
      notify(`Deleted: ${names}.`, 'silent');
    },
    /** `step`: the number of places, negative for up. */
    move: (id: string, step: -1 | 1) => {
      const { parent } = query.node(id).get().data;
      const index = query.node(parent).childNodes().indexOf(id);
      // The new index counts siblings before the move, including the node itself.
      actions.move(id, parent, step < 0 ? index - 1 : index + 2);
      notify(`${nameOf(id)} moved ${step < 0 ? 'up' : 'down'}.`, 'silent');
    },
    duplicate: (id: string) => {
      const { parent } = query.node(id).get().data;
      const copy = copyTree(query.node(id).toNodeTree());
      actions.addNodeTree(copy, parent, query.node(parent).childNodes().indexOf(id) + 1);
      actions.selectNode(copy.rootNodeId);
      notify(`${nameOf(id)} duplicated.`, 'silent');
    },
    /** Replaces the page in one undo step. The nodes must be valid. */
    replacePage: (nodes: SerializedNodes) => {
      // Otherwise undo would restore nodes that look selected but aren't.
      actions.selectNode();
      actions.deserialize(nodes);
    },
  };
};
