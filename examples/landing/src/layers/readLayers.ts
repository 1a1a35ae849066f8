import { ROOT_NODE } from '@craftjs/core';
import type { Node, Nodes } from '@craftjs/core';
import { nameOf } from '../nodes';

/** A row of the layers panel. */
export interface Layer {
  readonly id: string;
  readonly parent: string | undefined;
  /** Value of `aria-level`. */
  readonly level: number;
  readonly name: string;
  /** Text of the node. */
  readonly excerpt: string;
  readonly children: readonly string[];
  readonly isHidden: boolean;
  readonly isSelected: boolean;
  readonly position: number;
  readonly siblings: number;
}

/** A row whose ancestors are all open. */
export interface VisibleLayer extends Layer {
  readonly isOpen: boolean;
}

/** All rows in document order. */
export function readLayers(nodes: Nodes): Layer[] {
  const rows: Layer[] = [];
  const add = (id: string, level: number, position: number, siblings: number) => {
    const node = nodes[id];
    if (!node) return;
    const children = childrenOf(node);
    const text: unknown = node.data.props.text;
    rows.push({
      id,
      parent: node.data.parent ?? undefined,
      level,
      name: nameOf(node.data),
      excerpt: typeof text === 'string' ? text : '',
      children,
      isHidden: node.data.hidden,
      isSelected: node.events.selected,
      position,
      siblings,
    });
    children.forEach((child, index) => add(child, level + 1, index + 1, children.length));
  };
  add(ROOT_NODE, 1, 1, 1);
  return rows;
}

export function visibleLayers(layers: readonly Layer[], open: ReadonlySet<string>): VisibleLayer[] {
  const shown = new Set<string>();
  return layers.flatMap((layer) => {
    const { id, parent, children } = layer;
    if (parent !== undefined && !(shown.has(parent) && open.has(parent))) return [];
    shown.add(id);
    return [{ ...layer, isOpen: children.length > 0 && open.has(id) }];
  });
}

function childrenOf({ data }: Node): string[] {
  return [...Object.values(data.linkedNodes), ...data.nodes];
}
