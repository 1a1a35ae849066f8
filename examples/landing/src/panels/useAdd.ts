import { ROOT_NODE, useEditor } from '@craftjs/core';
import { createNodeTree } from './createNodeTree';
import type { Tool } from './tools';
import { useReveal } from '../stage/useReveal';

/** Adds a component without dragging: inside the selected node, or after it in the closest ancestor that accepts it. */
export function useAdd(): (tool: Tool) => void {
  const { actions, query } = useEditor();
  const reveal = useReveal();
  return (tool) => {
    const tree = createNodeTree(tool, query.parseReactElement);
    const selected: string = query.getEvent('selected').last() ?? ROOT_NODE;
    const path = [selected, ...query.node(selected).ancestors(true)];
    const parent = path.find((id) => query.node(id).isDroppable(tree.nodes[tree.rootNodeId])) ?? ROOT_NODE;
    // The child of the parent that contains the selection.
    const child = path[path.indexOf(parent) - 1];
    const index = child ? query.node(parent).childNodes().indexOf(child) : -1;
    actions.addNodeTree(tree, parent, index < 0 ? undefined : index + 1);
    actions.selectNode(tree.rootNodeId);
    reveal(tree.rootNodeId);
  };
}
