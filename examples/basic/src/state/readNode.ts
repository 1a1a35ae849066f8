import type { SerializedNode } from '@craftjs/core';
import { isRecord } from './isRecord';
import { SCHEMAS } from './schemas';
import type { Schema } from './schemas';

/** Its message is shown to the user. */
export class InvalidPage extends Error {}

/** Craft.js's type requires a parent, which the root doesn't have. */
export type ValidNode = Omit<SerializedNode, 'parent'> & { readonly parent?: string };

/** A child or linked node, and the components it may be. */
interface Descendant {
  readonly id: string;
  readonly allowed: readonly string[];
}

/** Validates a saved node. The result is a new object that contains only validated values. */
export function readNode(
  nodes: Readonly<Record<string, unknown>>,
  id: string,
  allowed: readonly string[],
): { node: ValidNode; descendants: Descendant[] } {
  // Excludes inherited properties such as "toString".
  const saved = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  if (!isRecord(saved)) throw new InvalidPage(`The node “${id}” is missing.`);
  const name = isRecord(saved.type) ? saved.type.resolvedName : saved.type;
  const schema = SCHEMAS.get(name);
  if (typeof name !== 'string' || !schema) throw new InvalidPage(`Unknown component “${name}”.`);
  if (!allowed.includes(name)) throw new InvalidPage(`The ${name} “${id}” isn’t allowed in that place.`);

  const linkedNodes = readLinkedNodes(saved, name, schema);
  const children = readChildren(saved, name, schema);
  const node = {
    type: { resolvedName: name },
    isCanvas: schema.accepts !== undefined,
    props: readProps(saved, name, schema),
    displayName: name,
    custom: readCustom(saved),
    hidden: false,
    nodes: children,
    linkedNodes,
  };
  const regions = Object.entries(linkedNodes).map(([region, id]) => ({
    id,
    allowed: [schema.regions?.get(region) ?? ''],
  }));
  const descendants = [...regions, ...children.map((id) => ({ id, allowed: schema.accepts ?? [] }))];
  return { node, descendants };
}

/** The name that a node may have in the layers. */
function readCustom({ custom }: Record<string, unknown>): { displayName?: string } {
  if (!isRecord(custom) || typeof custom.displayName !== 'string') return {};
  return { displayName: custom.displayName };
}

/** Leaves out props that the component doesn't have. */
function readProps(saved: Record<string, unknown>, name: string, schema: Schema): Record<string, unknown> {
  const { props } = saved;
  if (!isRecord(props)) throw new InvalidPage(`A ${name} has no props.`);
  const known = Object.entries(schema.props).filter(([prop]) => props[prop] !== undefined);
  return Object.fromEntries(
    known.map(([prop, parse]) => {
      const value = parse(props[prop]);
      if (value === undefined) throw new InvalidPage(`A ${name} has an invalid “${prop}”.`);
      return [prop, value];
    }),
  );
}

function readChildren(saved: Record<string, unknown>, name: string, schema: Schema): string[] {
  const ids: unknown = saved.nodes ?? [];
  if (!Array.isArray(ids) || !ids.every(isId))
    throw new InvalidPage(`A ${name} has an invalid list of nodes.`);
  if (ids.length > 0 && !schema.accepts) throw new InvalidPage(`A ${name} can’t contain other nodes.`);
  return ids;
}

function readLinkedNodes(
  saved: Record<string, unknown>,
  name: string,
  schema: Schema,
): Record<string, string> {
  const linked = Object.entries(isRecord(saved.linkedNodes) ? saved.linkedNodes : {});
  return Object.fromEntries(
    linked.map(([region, id]) => {
      if (!schema.regions?.has(region) || !isId(id))
        throw new InvalidPage(`A ${name} has an invalid region “${region}”.`);
      return [region, id];
    }),
  );
}

function isId(value: unknown): value is string {
  return typeof value === 'string';
}
