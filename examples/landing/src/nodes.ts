import type { Node, NodeHelpersType } from '@craftjs/core';

/** Id for connectors that means "no node": selecting it deselects, and hovering it ends the hover. */
export const NO_NODE = '';

/** The layer name, or the name of the component. */
export function nameOf({ data }: Node): string {
  const custom = data.custom as { displayName?: string };
  return custom.displayName || data.displayName;
}

/** Nodes that may be deleted. Craft.js has no rule for deleting, so `canMoveOut` of the parent applies. */
export function filterDeletable(node: NodeHelpersType, ids: readonly string[]): string[] {
  return ids.filter((id) => {
    if (!node(id).isDeletable()) return false;
    const { parent } = node(id).get().data;
    const siblings = ids.map((other) => node(other).get()).filter(({ data }) => data.parent === parent);
    const parentNode = node(parent).get();
    return parentNode.rules.canMoveOut(siblings, parentNode, node);
  });
}
