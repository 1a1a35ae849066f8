/** A node as `query.serialize()` writes it. */
interface SavedNode {
  readonly type: string | { readonly resolvedName: string };
  readonly props: Readonly<Record<string, unknown>>;
  readonly nodes: readonly string[];
  readonly linkedNodes: Readonly<Record<string, string>>;
}

type SavedPage = Readonly<Record<string, SavedNode>>;

type Resolver = Readonly<Record<string, { readonly craft?: { readonly props?: object } }>>;

/** Prints a saved page as JSX, without the props that have their default value. */
export function pageAsCode(page: SavedPage, resolver: Resolver, id = 'ROOT', indent = ''): string {
  const node = page[id];
  if (!node) return '';
  const { type, props, nodes, linkedNodes } = node;
  const name = typeof type === 'string' ? type : type.resolvedName;
  const defaults = new Map(Object.entries(resolver[name]?.craft?.props ?? {}));
  const chosen = Object.entries(props).filter(
    ([prop, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(prop)),
  );
  const start = `${indent}<${name}${chosen.map(writeProp).join('')}`;
  const children = [...nodes, ...Object.values(linkedNodes)].map((child) =>
    pageAsCode(page, resolver, child, `${indent}  `),
  );
  return children.length === 0 ? `${start} />` : [`${start}>`, ...children, `${indent}</${name}>`].join('\n');
}

function writeProp([name, value]: readonly [string, unknown]): string {
  if (typeof value === 'string' && !/["\n]/.test(value)) return ` ${name}="${value}"`;
  return value === true ? ` ${name}` : ` ${name}={${JSON.stringify(value)}}`;
}
