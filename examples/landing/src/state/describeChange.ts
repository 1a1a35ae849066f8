import type { SerializedNode } from '@craftjs/core';
import { nameOf } from '../nodes';

export type Nodes = Readonly<Record<string, SerializedNode>>;

/** Announcement for nodes that were added, deleted or moved. */
export function describeChange(before: Nodes, after: Nodes): string | undefined {
  const added = topmost(after, before);
  if (added.length > 0) return `${namesOf(after, added)} added${placeOf(after, added[0])}.`;
  const deleted = topmost(before, after);
  if (deleted.length > 0) return `${namesOf(before, deleted)} deleted.`;
  const moved = Object.keys(after).find((id) => hasMoved(before, after, id));
  return moved === undefined ? undefined : `${namesOf(after, [moved])} moved${placeOf(after, moved)}.`;
}

/** Ids that only `nodes` has, without descendants of each other. */
function topmost(nodes: Nodes, others: Nodes): string[] {
  const ids = Object.keys(nodes).filter((id) => !others[id]);
  return ids.filter((id) => !ids.includes(nodes[id]?.parent ?? ''));
}

/** Whether a node has a new parent, or a new position while its siblings kept their order. */
function hasMoved(before: Nodes, after: Nodes, id: string): boolean {
  const [from, to] = [before[id]?.parent, after[id]?.parent];
  if (from !== to) return true;
  const siblings = before[from ?? '']?.nodes ?? [];
  const current = after[to ?? '']?.nodes ?? [];
  if (siblings.length !== current.length || siblings.join() === current.join()) return false;
  const without = (ids: readonly string[]) => ids.filter((sibling) => sibling !== id).join();
  return without(siblings) === without(current);
}

function namesOf(nodes: Nodes, [first, ...others]: readonly string[]): string {
  return nameOrNone(nodes[first ?? '']) + (others.length > 0 ? ` and ${others.length} more` : '');
}

/** " after Text", or " to Hero" for the first child and for a linked node. */
function placeOf(nodes: Nodes, id: string | undefined): string {
  const parent = nodes[nodes[id ?? '']?.parent ?? ''];
  if (!parent) return '';
  const before = parent.nodes[parent.nodes.indexOf(id ?? '') - 1];
  return before === undefined ? ` to ${nameOf(parent)}` : ` after ${nameOrNone(nodes[before])}`;
}

function nameOrNone(node: SerializedNode | undefined): string {
  return node ? nameOf(node) : '';
}
