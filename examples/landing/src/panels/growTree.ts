import type { ReactElement } from 'react';
import type { NodeTree } from '@craftjs/core';
import type { Tool } from './tools';

type Parse = (element: ReactElement) => { toNodeTree(): NodeTree };

/**
 * The new nodes of a tool, the linked ones included. Left to themselves, linked nodes come with the first rendering and
 * outside the history: undoing the drop would leave them behind.
 */
export function growTree({ element, regions = {} }: Tool, parse: Parse): NodeTree {
  const tree = parse(element).toNodeTree();
  for (const [name, region] of Object.entries(regions)) {
    const branch = parse(region).toNodeTree();
    Object.assign(tree.nodes, branch.nodes);
    tree.nodes[tree.rootNodeId].data.linkedNodes[name] = branch.rootNodeId;
  }
  return tree;
}
