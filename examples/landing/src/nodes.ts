import type { Node, NodeHelpersType } from '@craftjs/core';

/** The id for connectors that stands for "no node": selecting it deselects, hovering it ends the hover. */
export const NO_NODE = '';

/** What a node is called: as the visitor named it, or as its component is. */
export function nameOf({ data }: Node): string {
  const custom = data.custom as { displayName?: string };
  return custom.displayName || data.displayName;
}

/**
 * Those of the nodes that may go. The library asks no rules for that; here, whoever does not let a node move out does
 * not let it be deleted either.
 */
export function removable(node: NodeHelpersType, ids: readonly string[]): string[] {
  return ids.filter((id) => {
    if (!node(id).isDeletable()) return false;
    const { parent } = node(id).get().data;
    const leaving = ids.map((other) => node(other).get()).filter(({ data }) => data.parent === parent);
    const keeper = node(parent).get();
    return keeper.rules.canMoveOut(leaving, keeper, node);
  });
}
