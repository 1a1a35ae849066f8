import { ROOT_NODE } from '@craftjs/core';
import type { SerializedNodes } from '@craftjs/core';
import { isRecord } from './isRecord';
import { parsePage } from './pageString';
import { InvalidPage, readNode } from './readNode';
import type { ValidNode } from './readNode';

/** Nodes to deserialize, or an error message that ends with what to paste. */
export type PageResult = { readonly nodes: SerializedNodes } | { readonly problem: string };

/** Thousands of levels would overflow the stack of the editor. */
const MAX_DEPTH = 60;

/** Validates a saved page, because a failing `deserialize` crashes the whole editor. */
export function readPage(text: string): PageResult {
  if (text.trim() === '') return { problem: 'Nothing to load. Paste the text from “Copy state”.' };
  try {
    return { nodes: readTree(parse(text)) };
  } catch (error) {
    if (!(error instanceof InvalidPage)) throw error;
    return { problem: `${error.message} The page is unchanged. Paste the full text from “Copy state”.` };
  }
}

/** Reads from the root down, which leaves out unreachable nodes. */
function readTree(nodes: Record<string, unknown>): SerializedNodes {
  const tree = new Map<string, ValidNode>();
  const visit = (id: string, allowed: readonly string[], depth: number, parent?: string) => {
    if (tree.has(id)) throw new InvalidPage(`The node “${id}” appears twice.`);
    if (depth > MAX_DEPTH) throw new InvalidPage('The nodes are nested too deeply.');
    const { node, descendants } = readNode(nodes, id, allowed);
    tree.set(id, parent === undefined ? node : { ...node, parent });
    for (const child of descendants) visit(child.id, child.allowed, depth + 1, id);
  };
  visit(ROOT_NODE, ['Container'], 0);
  return Object.fromEntries(tree) as SerializedNodes;
}

function parse(text: string): Record<string, unknown> {
  try {
    const page = parsePage(text);
    if (isRecord(page)) return page;
  } catch {
    // Reported below.
  }
  throw new InvalidPage('This text isn’t a complete copied state.');
}
