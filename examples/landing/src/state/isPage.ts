import type { Nodes } from './describeChange';
import { resolver } from '../page/resolver';

/** Whether a stored page can be loaded: all its components are known, and all children exist. */
export function isPage(json: string): boolean {
  try {
    const nodes = JSON.parse(json) as Nodes;
    return 'ROOT' in nodes && Object.keys(nodes).every((id) => isNode(nodes, id));
  } catch {
    return false;
  }
}

function isNode(nodes: Nodes, id: string): boolean {
  const { type, nodes: children, linkedNodes, props } = nodes[id] ?? {};
  const name = typeof type === 'object' ? type.resolvedName : undefined;
  if (name === undefined || !Object.hasOwn(resolver, name)) return false;
  if (!hasKnownProps(name, props)) return false;
  return [...(children ?? []), ...Object.values(linkedNodes ?? {})].every((child) => child in nodes);
}

/** Rejects props whose type differs from their default, which older versions saved. */
function hasKnownProps(name: string, props: Readonly<Record<string, unknown>> = {}): boolean {
  const { craft } = resolver[name as keyof typeof resolver];
  const defaults = (craft?.props ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(props).every(
    ([prop, value]) =>
      !(prop in defaults) ||
      (typeof value === typeof defaults[prop] && Array.isArray(value) === Array.isArray(defaults[prop])),
  );
}
