import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import { codeOf, UNUSABLE_CHARACTER } from '../../config/checkedText';
import { FRONTMATTER, PAGE_KEYS } from '../../config/pageHead';
import type { Finding } from './report';

const HIDDEN = 'Set "hidden": true in routes.json, or "draft: true" here.';
const ORDER = 'The order is that of routes.json, or "order" here where "folder" makes the sidebar.';
const PATH = 'Set "path" in routes.json instead.';
const TOC = 'Write "toc: false" to leave out the table of contents.';
const KIND = 'Set "kind" in routes.json instead; "plain" pages have no sidebar.';

const SIDEBAR = `Set "label" in routes.json instead. ${ORDER}`;

/** What to do about keys of other site generators. */
const ADVICE: Readonly<Record<string, string>> = {
  unlisted: HIDDEN,
  hidden: HIDDEN,
  sidebar_position: ORDER,
  sidebar: KIND,
  nav_order: ORDER,
  sidebar_label: 'Set "label" in routes.json instead.',
  slug: PATH,
  permalink: PATH,
  hide_table_of_contents: TOC,
  tableOfContents: TOC,
  outline: TOC,
  layout: KIND,
  template: KIND,
  hide_title: 'To write the title yourself, set "kind": "landing" in routes.json.',
  lastUpdated: 'The date comes from git; "docs.lastUpdated" in site.config.json turns it off everywhere.',
  last_update: 'The date comes from git; "docs.lastUpdated" in site.config.json turns it off everywhere.',
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
    const message = isKey(name) ? describeType(name, PAGE_KEYS[name], value) : describeUnknown(name, value);
    return message === undefined ? [] : [finding(key, message)];
  });
}

function describeUnknown(name: string, value: Node | null): string {
  const advice =
    name === 'sidebar' && isMap(value)
      ? SIDEBAR
      : Object.hasOwn(ADVICE, name)
        ? ADVICE[name]
        : `Expected one of ${Object.keys(PAGE_KEYS).map(quote).join(', ')}.`;
  return `unknown key "${name}", which has no effect. ${advice}`;
}

const isKey = (name: string): name is keyof typeof PAGE_KEYS => Object.hasOwn(PAGE_KEYS, name);

/** The types of the values that each type accepts. YAML parses `title: 404` as a number. */
const TYPES = { text: ['string', 'number'], 'a number': ['number'], 'true or false': ['boolean'] };

function describeType(name: string, expected: keyof typeof TYPES, value: Node | null): string | undefined {
  if (!isScalar(value)) return `"${name}" has to be ${expected}, not ${isSeq(value) ? 'a list' : 'a map'}.`;
  if (TYPES[expected].includes(typeof value.value))
    return expected === 'text' ? describeText(name, value) : undefined;
  if (value.value === null)
    return `"${name}" is empty. Write ${expected === 'text' ? 'a text' : expected}, or remove the key.`;
  if (expected !== 'text') return `"${name}" has to be ${expected}; found "${String(value.source)}".`;
  return `"${name}" has to be text. Put it in quotes: "${String(value.source)}".`;
}

/** What is lost of a text, or invisible in it. */
function describeText(name: string, { value, type, comment }: Scalar): string | undefined {
  if (type === 'PLAIN' && comment)
    return `"${name}" ends before " #", which begins a comment. Put the text in quotes: "${String(value)} #${comment}".`;
  const invisible = UNUSABLE_CHARACTER.exec(String(value).replace(/\s/g, ''))?.[0];
  if (invisible === undefined) return undefined;
  return `"${name}" has an invisible character, ${codeOf(invisible)}. Remove it.`;
}

const quote = (name: string) => `"${name}"`;
