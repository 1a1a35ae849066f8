import { createElement } from 'react';
import type { ReactElement } from 'react';
import { Element } from '@craftjs/core';
import type { Node, NodeTree, useEditor } from '@craftjs/core';
import { Card, CardBottom, CardTop } from '../page/Card';

type Query = ReturnType<typeof useEditor>['query'];

/**
 * The nodes of a new element. A card brings its regions along: without them it would make them when it first renders,
 * outside the history. Undo and redo would then make others, and what was in the first ones would be gone.
 */
export function newTree(query: Query, element: ReactElement): NodeTree {
  const tree = query.parseReactElement(element).toNodeTree();
  const root = tree.nodes[tree.rootNodeId];
  if (root.data.type !== Card) return tree;

  const [top, bottom] = [CardTop, CardBottom].map((is) => newRegion(query, is, root));
  const linkedNodes = { top: top.id, bottom: bottom.id };
  const card = { ...root, data: { ...root.data, linkedNodes } };
  return { ...tree, nodes: { [card.id]: card, [top.id]: top, [bottom.id]: bottom } };
}

function newRegion(query: Query, is: typeof CardTop, card: Node): Node {
  const { nodes, rootNodeId } = query
    .parseReactElement(createElement(Element, { is, canvas: true }))
    .toNodeTree();
  const region = nodes[rootNodeId];
  return { ...region, data: { ...region.data, parent: card.id } };
}
