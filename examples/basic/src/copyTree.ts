import type { NodeTree } from '@craftjs/core';
import { getRandomId } from '@craftjs/utils';

/** Copies a node and its descendants, including linked nodes, with new ids. */
export function copyTree({ rootNodeId, nodes }: NodeTree): NodeTree {
  const ids = new Map(Object.keys(nodes).map((id) => [id, getRandomId()]));
  const renamed = (id: string) => ids.get(id) ?? id;
  const copies = Object.values(nodes).map((node) => ({
    ...node,
    id: renamed(node.id),
    dom: null,
    events: { selected: false, dragged: false, hovered: false },
    data: {
      ...node.data,
      props: { ...node.data.props },
      parent: renamed(node.data.parent),
      nodes: node.data.nodes.map(renamed),
      linkedNodes: Object.fromEntries(
        Object.entries(node.data.linkedNodes).map(([name, id]) => [name, renamed(id)]),
      ),
    },
  }));
  return {
    rootNodeId: renamed(rootNodeId),
    nodes: Object.fromEntries(copies.map((node) => [node.id, node])) as unknown as NodeTree['nodes'],
  };
}
