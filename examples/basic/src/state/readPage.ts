import { ROOT_NODE } from '@craftjs/core';
import type { SerializedNodes } from '@craftjs/core';
import { isRecord } from './isRecord';
import { parsePage, VERSION } from './pageString';
import { readNode, Unreadable } from './readNode';
import type { CheckedNode } from './readNode';

/** Nodes the editor can take, or sentences that say why there are none, and what to paste. */
export type Page = { readonly nodes: SerializedNodes } | { readonly problem: string };

/** Nobody makes a deeper page, and one of thousands of levels would make the editor stop. */
const DEEPEST = 60;

/** Checks a saved page. It is done before the editor gets it: an action that fails there takes the whole editor down. */
export function readPage(text: string): Page {
  if (text.trim() === '') return { problem: 'There is nothing here yet. Paste what “Copy state” gave you.' };
  try {
    return { nodes: readTree(nodesOf(text)) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return {
      problem: `${error.message} The page is unchanged. Paste the whole of what “Copy state” gave you.`,
    };
  }
}

/** From the root to the leaves, so that nodes which are not on the page are left behind. */
function readTree(nodes: Record<string, unknown>): SerializedNodes {
  const tree = new Map<string, CheckedNode>();
  const visit = (id: string, allowed: readonly string[], depth: number, parent?: string) => {
    if (tree.has(id)) throw new Unreadable(`It has the node “${id}” in two places.`);
    if (depth > DEEPEST) throw new Unreadable('Its nodes are nested too deeply.');
    const { node, below } = readNode(nodes, id, allowed);
    tree.set(id, parent === undefined ? node : { ...node, parent });
    for (const child of below) visit(child.id, child.allowed, depth + 1, id);
  };
  visit(ROOT_NODE, ['Container'], 0);
  return Object.fromEntries(tree) as SerializedNodes;
}

function nodesOf(text: string): Record<string, unknown> {
  const page = parse(text);
  if (!isRecord(page) || !('nodes' in page)) throw new Unreadable('This is no page of this editor.');
  if (page.version !== VERSION)
    throw new Unreadable(`This page is of version ${page.version}, not ${VERSION}.`);
  if (!isRecord(page.nodes)) throw new Unreadable('This page has no nodes.');
  return page.nodes;
}

function parse(text: string): unknown {
  try {
    return parsePage(text);
  } catch {
    throw new Unreadable('This cannot be read: part of it is missing, or it is something else.');
  }
}
