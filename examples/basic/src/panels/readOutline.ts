import type { Nodes } from '@craftjs/core';

export interface OutlineItem {
  readonly id: string;
  readonly name: string;
  /** Text of a text or button. */
  readonly text: string;
  readonly selected: boolean;
  readonly items: readonly OutlineItem[];
}

/** Returns a node with its descendants, or null before the frame has loaded. */
export function readOutline(nodes: Nodes, id: string): OutlineItem | null {
  const node = nodes[id];
  if (!node) return null;
  const { displayName, props, linkedNodes, nodes: children } = node.data;
  return {
    id,
    name: displayName,
    text: typeof props.text === 'string' ? props.text : '',
    selected: node.events.selected,
    items: [...Object.values(linkedNodes), ...children].flatMap((child) => readOutline(nodes, child) ?? []),
  };
}
