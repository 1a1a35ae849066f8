import { ROOT_NODE, useEditor } from '@craftjs/core';
import { growTree } from './growTree';
import type { Tool } from './tools';
import { useReveal } from '../stage/useReveal';

/** Adds a tool's nodes without dragging: behind the selected node, or in it, or wherever above it they may go. */
export function useAdd(): (tool: Tool) => void {
  const { actions, query } = useEditor();
  const reveal = useReveal();
  return (tool) => {
    const tree = growTree(tool, query.parseReactElement);
    const selected: string = query.getEvent('selected').last() ?? ROOT_NODE;
    const path = [selected, ...query.node(selected).ancestors(true)];
    const parent = path.find((id) => query.node(id).isDroppable(tree.nodes[tree.rootNodeId])) ?? ROOT_NODE;
    // Behind the child of the parent that the way up came through, if any.
    const child = path[path.indexOf(parent) - 1];
    const place = child ? query.node(parent).childNodes().indexOf(child) : -1;
    actions.addNodeTree(tree, parent, place < 0 ? undefined : place + 1);
    actions.selectNode(tree.rootNodeId);
    reveal(tree.rootNodeId);
  };
}
