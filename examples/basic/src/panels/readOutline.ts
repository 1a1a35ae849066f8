import type { Nodes } from '@craftjs/core';

export interface OutlineItem {
  readonly id: string;
  readonly name: string;
  /** What a text or a button says. */
  readonly words: string;
  readonly selected: boolean;
  readonly items: readonly OutlineItem[];
}

/** A node and what is below it. There is none before the frame has loaded. */
export function readOutline(nodes: Nodes, id: string): OutlineItem | null {
  const node = nodes[id];
  if (!node) return null;
  const { displayName, props, linkedNodes, nodes: children } = node.data;
  const below = [...Object.values(linkedNodes), ...children];
  return {
    id,
    name: displayName,
    words: typeof props.text === 'string' ? props.text : '',
    selected: node.events.selected,
    items: below.flatMap((child) => readOutline(nodes, child) ?? []),
  };
}
