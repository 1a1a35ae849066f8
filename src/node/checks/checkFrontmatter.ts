import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Finding } from './report';

/** Keys that pages use. Numbers are accepted as text, because YAML parses `title: 404` as a number. */
const KEYS = ['title', 'description'];

const PUBLISHED =
  'Every page in routes.json is published. Remove the page from there to keep it unpublished.';
const ORDER = 'The sidebar follows the order of routes.json.';
const PATH = 'Set "path" in routes.json instead.';
const TOC = 'The table of contents always lists the headings of levels 2 and 3.';
const KIND = 'Set "kind" in routes.json instead.';

/** What to do about keys of other site generators. */
const ADVICE: Readonly<Record<string, string>> = {
  draft: PUBLISHED,
  unlisted: PUBLISHED,
  hidden: PUBLISHED,
  sidebar_position: ORDER,
  sidebar: ORDER,
  order: ORDER,
  nav_order: ORDER,
  sidebar_label: 'Set "label" in routes.json instead.',
  slug: PATH,
  permalink: PATH,
  toc: TOC,
  hide_table_of_contents: TOC,
  tableOfContents: TOC,
  outline: TOC,
  layout: KIND,
  template: KIND,
  hide_title: 'To write the title yourself, set "kind": "landing" in routes.json.',
  lastUpdated: 'The date comes from git; "docs.lastUpdated" in site.config.json turns it off everywhere.',
  last_update: 'The date comes from git; "docs.lastUpdated" in site.config.json turns it off everywhere.',
  editLink: '"docs.editUrl" in site.config.json sets it for all pages.',
  custom_edit_url: '"docs.editUrl" in site.config.json sets it for all pages.',
};

/**
 * Unknown keys and values of the wrong type in the frontmatter of a page. Invalid YAML and misspelt keys are not
 * findings: they fail the compilation of the page (frontmatter.ts).
 */
export function checkFrontmatter(file: string, text: string): Finding[] {
  const yaml = FRONTMATTER.exec(text)?.[1];
  if (yaml === undefined) return [];
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(yaml, { lineCounter: lines });
  if (errors.length > 0 || contents === null) return [];
  const finding = (node: Node, message: string): Finding => {
    const { line, col } = lines.linePos(node.range?.[0] ?? 0);
    // The first line of the file is "---".
    return { kind: 'frontmatter', file, line: line + 1, column: col, message };
  };
  if (!isMap<Node, Node | null>(contents))
    return [finding(contents, 'expected lines such as "title: Editor".')];
  return contents.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '';
    const message = KEYS.includes(name) ? describeType(name, value) : describeUnknown(name);
    return message === undefined ? [] : [finding(key, message)];
  });
}

/** The block between two lines of dashes at the very start of a page. */
export const FRONTMATTER = /^\uFEFF?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

function describeUnknown(name: string): string {
  const advice = Object.hasOwn(ADVICE, name) ? ADVICE[name] : `A page has ${KEYS.map(quote).join(' and ')}.`;
  return `unknown key "${name}", which has no effect. ${advice}`;
}

function describeType(name: string, value: Node | null): string | undefined {
  if (!isScalar(value)) return `"${name}" has to be text, not ${isSeq(value) ? 'a list' : 'a map'}.`;
  if (typeof value.value === 'string' || typeof value.value === 'number') return undefined;
  if (value.value === null) return `"${name}" is empty. Write a text, or remove the key.`;
  return `"${name}" has to be text. Put it in quotes: "${String(value.source)}".`;
}

const quote = (name: string) => `"${name}"`;
