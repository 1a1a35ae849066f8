/** A node as `query.serialize()` writes it. */
interface SavedNode {
  readonly type: string | { readonly resolvedName: string };
  readonly props: Readonly<Record<string, unknown>>;
  readonly nodes: readonly string[];
  readonly linkedNodes: Readonly<Record<string, string>>;
}

type SavedPage = Readonly<Record<string, SavedNode>>;

/** Prints a saved page as JSX. */
export function pageAsCode(page: SavedPage, id = 'ROOT', indent = ''): string {
  const node = page[id];
  if (!node) return '';
  const { type, props, nodes, linkedNodes } = node;
  const name = typeof type === 'string' ? type : type.resolvedName;
  const start = `${indent}<${name}${Object.entries(props).map(writeProp).join('')}`;
  const children = [...nodes, ...Object.values(linkedNodes)].map((child) =>
    pageAsCode(page, child, `${indent}  `),
  );
  return children.length === 0 ? `${start} />` : [`${start}>`, ...children, `${indent}</${name}>`].join('\n');
}

function writeProp([name, value]: readonly [string, unknown]): string {
  if (typeof value === 'string' && !/["\n]/.test(value)) return ` ${name}="${value}"`;
  return value === true ? ` ${name}` : ` ${name}={${JSON.stringify(value)}}`;
}
