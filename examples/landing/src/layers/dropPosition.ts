import type { VisibleLayer } from './readLayers';

/** Where a dragged row would be dropped: in `parent`, before its child at `index`. */
export interface DropPosition {
  readonly parent: string;
  readonly index: number;
  /** Row with the drop indicator. */
  readonly row: string;
  readonly zone: 'before' | 'into' | 'after';
  /** Level of the dropped node, which indents the indicator. */
  readonly level: number;
}

/** A row and its node’s children, without linked nodes, which can’t be moved. */
interface Target {
  readonly layer: VisibleLayer;
  readonly siblings: readonly string[];
  readonly children: readonly string[];
  readonly isCanvas: boolean;
}

/** The top quarter of a row means before it, the bottom quarter after it, the middle inside. Without children: halves. */
export function dropPosition(
  { layer, siblings, children, isCanvas }: Target,
  fraction: number,
): DropPosition | undefined {
  const { id, level, parent } = layer;
  const edge = isCanvas ? 0.25 : 0.5;
  const inside: DropPosition = {
    parent: id,
    index: children.length,
    row: id,
    zone: 'into',
    level: level + 1,
  };
  const index = siblings.indexOf(id);
  if (parent === undefined || index < 0) return isCanvas ? inside : undefined;
  if (fraction < edge) return { parent, index, row: id, zone: 'before', level };
  if (fraction <= 1 - edge) return inside;
  // Its children are below an open row.
  if (layer.isOpen && isCanvas) return { parent: id, index: 0, row: id, zone: 'after', level: level + 1 };
  return { parent, index: index + 1, row: id, zone: 'after', level };
}
