import type { VisibleLayer } from './readLayers';

/** Where a row that is dropped would go: among the children of `parent`, before the one that is now at `index`. */
export interface Place {
  readonly parent: string;
  readonly index: number;
  /** The row the line is drawn at, and how. */
  readonly row: string;
  readonly zone: 'before' | 'into' | 'after';
  /** Depth of the line: the one the node will have. */
  readonly level: number;
}

/** A row and the children its node has without linked ones, which can't be moved. */
interface Target {
  readonly layer: VisibleLayer;
  readonly siblings: readonly string[];
  readonly children: readonly string[];
  readonly isCanvas: boolean;
}

/** The upper quarter of a row is before it, the lower one after it, the middle in it; halves if it takes no children. */
export function dropPlace(
  { layer, siblings, children, isCanvas }: Target,
  fraction: number,
): Place | undefined {
  const { id, level, parent } = layer;
  const edge = isCanvas ? 0.25 : 0.5;
  const inside: Place = { parent: id, index: children.length, row: id, zone: 'into', level: level + 1 };
  const index = siblings.indexOf(id);
  if (parent === undefined || index < 0) return isCanvas ? inside : undefined;
  if (fraction < edge) return { parent, index, row: id, zone: 'before', level };
  if (fraction <= 1 - edge) return inside;
  // Below an open row come its children.
  if (layer.isOpen && isCanvas) return { parent: id, index: 0, row: id, zone: 'after', level: level + 1 };
  return { parent, index: index + 1, row: id, zone: 'after', level };
}
