import type { ReactElement } from 'react';
import { ROOT_NODE, useEditor } from '@craftjs/core';
import type { Node, NodeTree } from '@craftjs/core';
import { useNotify } from '../Notices';
import { createTree } from './createTree';
import { layerName } from './readOutline';

/** What the tools do; both functions select and announce the new node. */
export const useAdd = () => {
  const { actions, query } = useEditor();
  const notify = useNotify();
  const selectAdded = (label: string, { rootNodeId }: NodeTree, parent: Node) => {
    actions.selectNode(rootNodeId);
    notify(`${label} added to: ${layerName(parent)}.`);
  };
  /** For `onCreate`, which runs while the indicator still has the parent. */
  const handleDrop = (label: string, tree: NodeTree) => {
    const { indicator } = query.getState();
    if (indicator) selectAdded(label, tree, indicator.placement.parent);
  };
  /** Adds an element inside the selected node or after it, or else after the closest ancestor where rules allow it. */
  const add = (label: string, element: ReactElement) => {
    const tree = createTree(query, element);
    const added = tree.nodes[tree.rootNodeId];
    const selected: string = query.getEvent('selected').last() ?? ROOT_NODE;
    const candidates = [selected, ...query.node(selected).ancestors(true)];
    const index = candidates.findIndex((id) => query.node(id).isDroppable(added));
    const parent = candidates[index];
    if (!parent) return notify(`A ${label} can’t be added here.`, 'problem');
    const before = query
      .node(parent)
      .childNodes()
      .indexOf(candidates[index - 1] ?? '');
    actions.addNodeTree(tree, parent, before < 0 ? undefined : before + 1);
    selectAdded(label, tree, query.node(parent).get());
  };
  return { add, handleDrop };
};
