import type { ReactElement } from 'react';
import type { NodeTree } from '@craftjs/core';
import type { Tool } from './tools';

type Parse = (element: ReactElement) => { toNodeTree(): NodeTree };

/**
 * Creates the nodes of a tool, including linked ones. Craft.js would create those on first render, outside the history,
 * and undo would not remove them.
 */
export function createNodeTree({ element, regions = {} }: Tool, parse: Parse): NodeTree {
  const tree = parse(element).toNodeTree();
  for (const [name, region] of Object.entries(regions)) {
    const branch = parse(region).toNodeTree();
    Object.assign(tree.nodes, branch.nodes);
    tree.nodes[tree.rootNodeId].data.linkedNodes[name] = branch.rootNodeId;
  }
  return tree;
}
