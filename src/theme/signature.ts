/** Signatures longer than this have lines of their own. */
const LONG = 60;
/** As many characters as fit into the box of a signature. */
const WIDTH = 80;

export const isLong = (type: string): boolean => type.length > LONG;

/** Breaks a type at the items of its longest brackets until its lines fit. */
export function formatSignature(type: string, indent = ''): string {
  const group = indent.length + type.length > WIDTH ? longestGroup(type) : undefined;
  if (!group) return type;
  const before = type.slice(0, group.start + 1);
  const after = type.slice(group.end);
  const items = splitItems(type.slice(group.start + 1, group.end));
  const [only = ''] = items;
  // `Partial<{` stays on one line.
  if (items.length === 1 && /^\{.*\}$/.test(only)) return before + formatSignature(only, indent) + after;
  const inner = `${indent}  `;
  const lines = items.map((item) => `${inner}${formatSignature(item, inner)}\n`);
  return `${before}\n${lines.join('')}${indent}${after}`;
}

interface Group {
  readonly start: number;
  readonly end: number;
}

/** Calls `visit` for each character, with the number of brackets around it. The `>` of an arrow is no bracket. */
function visitDepths(text: string, visit: (char: string, depth: number, at: number) => void): void {
  let depth = 0;
  [...text].forEach((char, at) => {
    const isArrow = char === '>' && text[at - 1] === '=';
    if (!isArrow && /[)}\]>]/.test(char)) depth--;
    visit(isArrow ? '' : char, depth, at);
    if (/[({[<]/.test(char)) depth++;
  });
}

function longestGroup(text: string): Group | undefined {
  let start = 0;
  let longest: Group | undefined;
  visitDepths(text, (char, depth, at) => {
    if (depth > 0) return;
    if (/[({[<]/.test(char)) start = at;
    if (/[)}\]>]/.test(char) && at - start > (longest ? longest.end - longest.start : 1))
      longest = { start, end: at };
  });
  return longest;
}

/** `a: A, b: B` → `a: A,` and `b: B`. */
function splitItems(text: string): string[] {
  const items: string[] = [];
  let start = 0;
  visitDepths(text, (char, depth, at) => {
    if (depth > 0 || !/[,;]/.test(char)) return;
    items.push(text.slice(start, at + 1).trim());
    start = at + 1;
  });
  return [...items, text.slice(start).trim()].filter((item) => item !== '');
}

/** Splits a signature so that the odd parts are names of types and literals, which have a colour. */
export const splitTokens = (type: string): string[] =>
  type.split(/('[^']*'|"[^"]*"|\b(?:string|number|boolean|void|null|undefined|any|[A-Z][\w.]*)\b)/);
