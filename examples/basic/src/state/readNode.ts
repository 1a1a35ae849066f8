import type { SerializedNode } from '@craftjs/core';
import { isRecord } from './isRecord';
import { PARTS } from './parts';
import type { Part } from './parts';

/** What is wrong with a page, as a sentence. */
export class Unreadable extends Error {}

/** The types want a parent of the root too. */
export type CheckedNode = Omit<SerializedNode, 'parent'> & { readonly parent?: string };

/** A node below another one, and the components that may stand there. */
interface Below {
  readonly id: string;
  readonly allowed: readonly string[];
}

/** Checks one node and makes it anew, from nothing but what was checked. */
export function readNode(
  nodes: Readonly<Record<string, unknown>>,
  id: string,
  allowed: readonly string[],
): { node: CheckedNode; below: Below[] } {
  // An id such as "toString" would be found in every object.
  const saved = id in {} ? undefined : nodes[id];
  if (!isRecord(saved)) throw new Unreadable(`The node “${id}” is missing in it.`);
  const name = isRecord(saved.type) ? saved.type.resolvedName : saved.type;
  const part = PARTS.get(name);
  if (typeof name !== 'string' || !part)
    throw new Unreadable(`It has a component that this editor does not know: “${name}”.`);
  if (!allowed.includes(name)) throw new Unreadable(`It has a ${name} where no ${name} can be.`);

  const linkedNodes = regionsOf(saved, name, part);
  const children = childrenOf(saved, name, part);
  const node = {
    type: { resolvedName: name },
    isCanvas: part.holds !== undefined,
    props: propsOf(saved, name, part),
    displayName: name,
    custom: {},
    hidden: false,
    nodes: children,
    linkedNodes,
  };
  const regions = Object.entries(linkedNodes).map(([place, id]) => ({
    id,
    allowed: [part.regions?.get(place) ?? ''],
  }));
  return { node, below: [...regions, ...children.map((id) => ({ id, allowed: part.holds ?? [] }))] };
}

function propsOf(saved: Record<string, unknown>, name: string, part: Part): Record<string, unknown> {
  if (!isRecord(saved.props)) throw new Unreadable(`It has a ${name} without props.`);
  for (const [prop, value] of Object.entries(saved.props))
    if (!part.props.get(prop)?.(value))
      throw new Unreadable(`It has a ${name} whose “${prop}” is not what it should be.`);
  return saved.props;
}

function childrenOf(saved: Record<string, unknown>, name: string, part: Part): string[] {
  const ids: unknown = saved.nodes ?? [];
  if (!Array.isArray(ids) || !ids.every(isId)) throw new Unreadable(`It has a ${name} with a broken list.`);
  if (ids.length > 0 && !part.holds) throw new Unreadable(`It has a ${name} with something inside.`);
  return ids;
}

function regionsOf(saved: Record<string, unknown>, name: string, part: Part): Record<string, string> {
  const regions = Object.entries(isRecord(saved.linkedNodes) ? saved.linkedNodes : {});
  return Object.fromEntries(
    regions.map(([place, id]) => {
      if (!part.regions?.has(place) || !isId(id))
        throw new Unreadable(`It has a ${name} with a region “${place}”.`);
      return [place, id];
    }),
  );
}

function isId(value: unknown): value is string {
  return typeof value === 'string';
}
