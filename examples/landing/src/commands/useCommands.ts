import { ROOT_NODE, useEditor } from '@craftjs/core';
import { copyTree } from './copyTree';
import { filterDeletable } from '../nodes';
import { useReveal } from '../stage/useReveal';
import { announce } from '../state/announcer';
import { prefixNextAnnouncement } from '../state/onPageChange';
import { endUndoStep } from '../state/undoSteps';

/** Commands shared by bars, panels and shortcuts. */
export function useCommands() {
  const { actions, query } = useEditor();
  const reveal = useReveal();
  const go = (direction: 'undo' | 'redo') => {
    const { history } = query;
    if (!(direction === 'undo' ? history.canUndo() : history.canRedo())) return;
    endUndoStep();
    prefixNextAnnouncement(direction);
    actions.history[direction]();
  };
  return {
    undo: () => go('undo'),
    redo: () => go('redo'),
    remove: (ids: readonly string[]) => {
      const deletable = filterDeletable(query.node, ids);
      if (deletable.length > 0) actions.delete(deletable);
      else if (ids.length > 0) announce('This element can’t be deleted.');
    },
    duplicate: (id: string) => {
      if (!canDuplicate(query, id)) return announce('This element can’t be duplicated here.');
      const { parent } = query.node(id).get().data;
      const copy = copyTree(query.node(id).toNodeTree());
      actions.addNodeTree(copy, parent, query.node(parent).childNodes().indexOf(id) + 1);
      actions.selectNode(copy.rootNodeId);
      reveal(copy.rootNodeId);
    },
  };
}

/** Whether the rules of the parent allow a copy of a node. */
export function canDuplicate(query: ReturnType<typeof useEditor>['query'], id: string): boolean {
  if (id === ROOT_NODE || query.node(id).isLinkedNode()) return false;
  const node = query.node(id).get();
  const parent = query.node(node.data.parent).get();
  // Without a parent, so that rules that count children count the copy.
  const copy = { ...node, id: `${id}-copy`, data: { ...node.data, parent: '' } };
  return parent.rules.canMoveIn([copy], parent, query.node);
}
