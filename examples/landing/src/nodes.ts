import type { NodeHelpersType, SerializedNode } from '@craftjs/core';

/** Id for connectors that means "no node": selecting it deselects, and hovering it ends the hover. */
export const NO_NODE = '';

type Named = Pick<SerializedNode, 'displayName' | 'custom' | 'props'>;

/** The name of the component; a text with the tag of a heading is a heading. */
export function componentName({ displayName, props }: Pick<Named, 'displayName' | 'props'>): string {
  return /^h\d$/.test(String(props.tag)) ? 'Heading' : displayName;
}

/** The layer name, or the name of the component. */
export function nameOf(data: Named): string {
  const name: unknown = data.custom?.displayName;
  return typeof name === 'string' && name !== '' ? name : componentName(data);
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
