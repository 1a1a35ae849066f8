import type { Node, Nodes } from '@craftjs/core';

export interface OutlineItem {
  readonly id: string;
  /** Name of the component in the resolver. */
  readonly type: string;
  readonly name: string;
  /** Text of a text or button. */
  readonly text: string;
  readonly selected: boolean;
  readonly items: readonly OutlineItem[];
}

/** A node's own name, or that of its component. */
export const layerName = ({ data }: Node): string =>
  (data.custom as { displayName?: string }).displayName ?? data.displayName;

/** Returns a node with its descendants, or null before the frame has loaded. */
export function readOutline(nodes: Nodes, id: string): OutlineItem | null {
  const node = nodes[id];
  if (!node) return null;
  const { name, props, linkedNodes, nodes: children } = node.data;
  return {
    id,
    type: name,
    name: layerName(node),
    text: typeof props.text === 'string' ? props.text : '',
    selected: node.events.selected,
    items: [...Object.values(linkedNodes), ...children].flatMap((child) => readOutline(nodes, child) ?? []),
  };
}

/** Ids from an item to the first selected one in it; empty if none is selected. */
export function pathToSelected(item: OutlineItem): string[] {
  if (item.selected) return [item.id];
  for (const child of item.items) {
    const path = pathToSelected(child);
    if (path.length > 0) return [item.id, ...path];
  }
  return [];
}
