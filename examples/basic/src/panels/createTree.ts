import type { ReactElement } from 'react';
import type { NodeTree, useEditor } from '@craftjs/core';
import { Card, CARD_REGIONS } from '../page/Card';

type Query = ReturnType<typeof useEditor>['query'];

/**
 * The nodes of a new element. Those of a card include its regions: created by its first render, they wouldn't be part of
 * the history, so undo and redo would replace them and lose their content.
 */
export function createTree(query: Query, element: ReactElement): NodeTree {
  const tree = query.parseReactElement(element).toNodeTree();
  const { rootNodeId } = tree;
  const root = tree.nodes[rootNodeId];
  if (root.data.type !== Card) return tree;

  const nodes = { ...tree.nodes };
  const linkedNodes: Record<string, string> = {};
  for (const [name, element] of Object.entries(CARD_REGIONS)) {
    const region = query.parseReactElement(element).toNodeTree();
    const node = region.nodes[region.rootNodeId];
    linkedNodes[name] = node.id;
    Object.assign(nodes, region.nodes, {
      [node.id]: { ...node, data: { ...node.data, parent: rootNodeId } },
    });
  }
  nodes[rootNodeId] = { ...root, data: { ...root.data, linkedNodes } };
  return { rootNodeId, nodes };
}
