import { findNodeAtLocation, type Node, parseTree, type ParseError } from 'jsonc-parser';
import { explainSyntaxErrors, findTooDeep } from './syntax';

/** A place in a text file, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Keys and array indexes from the root of a JSON document to a value. */
export type KeyPath = readonly (string | number)[];

/** Parsed JSON with the position of each value. */
export interface LocatedJson {
  readonly text: string;
  readonly value: unknown;
  readonly syntaxErrors: readonly { readonly message: string; readonly position: Position }[];
  readonly repeatedKeys: readonly {
    readonly key: string;
    readonly path: KeyPath;
    readonly position: Position;
  }[];
  /** Start of the value at `path`, or of the closest ancestor that exists. */
  positionOf(path: KeyPath): Position;
  /** Position of a key in the object at `path`. */
  positionOfKey(path: KeyPath, key: string): Position;
}

/** Parses strict JSON (no comments, no trailing commas) and keeps the position of every value. Never throws. */
export function parseLocatedJson(text: string): LocatedJson {
  const errors: ParseError[] = [];
  const tooDeep = findTooDeep(text);
  const root = tooDeep
    ? undefined
    : parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const faults = tooDeep ? [tooDeep] : explainSyntaxErrors(text, errors);
  const position = (offset: number) => positionAt(text, offset);
  const nodeNear = (path: KeyPath): Node | undefined => {
    for (let length = path.length; root && length >= 0; length--) {
      const node = findNodeAtLocation(root, [...path.slice(0, length)]);
      if (node) return node;
    }
    return root;
  };
  return {
    text,
    value: root && faults.length === 0 ? JSON.parse(text) : undefined,
    syntaxErrors: faults.map(({ message, offset }) => ({ message, position: position(offset) })),
    repeatedKeys: root
      ? findRepeatedKeys(root).map(({ node, ...rest }) => ({ ...rest, position: position(node.offset) }))
      : [],
    positionOf: (path) => position(nodeNear(path)?.offset ?? 0),
    positionOfKey: (path, key) => {
      const property = nodeNear(path)?.children?.find((child) => child.children?.[0]?.value === key);
      return position(property?.offset ?? nodeNear(path)?.offset ?? 0);
    },
  };
}

/** Line and column of an offset (UTF-16 code units) in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** JSON.parse silently keeps the last of two equal keys, so an edit to the first would have no effect. */
function findRepeatedKeys(node: Node, path: KeyPath = []): { key: string; path: KeyPath; node: Node }[] {
  const seen = new Set<unknown>();
  return (node.children ?? []).flatMap((child, index) => {
    if (node.type === 'array') return findRepeatedKeys(child, [...path, index]);
    const [key, value] = child.children ?? [];
    if (!key || !value) return [];
    const repeated = seen.has(key.value) ? [{ key: String(key.value), path, node: key }] : [];
    seen.add(key.value);
    return [...repeated, ...findRepeatedKeys(value, [...path, String(key.value)])];
  });
}
