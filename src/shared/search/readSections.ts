import type { Section } from './section';

/** A node of parsed HTML: of hast in the build, of the DOM in the browser. */
export interface HtmlTree<Node> {
  /** Lower case; '' for a text and for the root. */
  tagOf(node: Node): string;
  idOf(node: Node): string;
  /** The text of a text node; '' for an element. */
  textOf(node: Node): string;
  childrenOf(node: Node): readonly Node[];
}

/** Inline elements, which don't end a word. */
const INLINE = /^(|a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u|wbr)$/;

/** Elements that end without punctuation. A separator after them keeps an excerpt from running on into the next one. */
const CELL = /^(dt|pre|td|th)$/;
const SEPARATOR = ' · ';

/**
 * What to put before and after the text of an element. Name and type of a member, in its `dt`, are separate words. Its
 * default and its status follow a separator.
 */
function separate(tag: string, isTerm: boolean): readonly [before: string, after: string] {
  const around = tag !== '' && (isTerm || !INLINE.test(tag)) ? ' ' : '';
  return [isTerm && tag === 'span' ? SEPARATOR : around, CELL.test(tag) ? SEPARATOR : around];
}

/** Below every heading. */
const MEMBER_LEVEL = 7;

/** Splits the content of a page into sections by its headings and members. */
export function readSections<Node>(
  path: string,
  title: string,
  root: Node,
  { tagOf, idOf, textOf, childrenOf }: HtmlTree<Node>,
): Section[] {
  const start = { anchor: '', level: 1, text: '', titles: [title] };
  const sections = [start];
  let current = start;
  const begin = (anchor: string, level: number, name: string) => {
    const above = sections.findLast((section) => section.level < level)?.titles ?? [];
    current = { anchor, level, text: '', titles: [...above, name] };
    sections.push(current);
  };
  const allText = (node: Node): string => textOf(node) + childrenOf(node).map(allText).join('');
  /** A row of a list of members (src/theme/Members.tsx). */
  const isMember = (node: Node) =>
    tagOf(node) === 'div' && childrenOf(node).some((child) => tagOf(child) === 'dt');
  const memberName = (row: Node): string => {
    const name = childrenOf(row).flatMap(childrenOf).at(0);
    return name === undefined ? '' : clean(allText(name));
  };
  /** Text after a member belongs to the section around it. There, a separator takes the place of the member. */
  const visitMember = (row: Node): void => {
    const around = current;
    begin(idOf(row), MEMBER_LEVEL, memberName(row));
    childrenOf(row).forEach((child) => visit(child, row));
    current = around;
    current.text += SEPARATOR;
  };
  const visit = (node: Node, parent?: Node): void => {
    const level = Number(/^h([1-6])$/.exec(tagOf(node))?.[1] ?? 0);
    if (level === 1) return; // The title of the page.
    if (level > 1 && idOf(node) !== '') return begin(idOf(node), level, clean(allText(node)));
    if (isMember(node) && idOf(node) !== '') return visitMember(node);
    const [before, after] = separate(tagOf(node), parent !== undefined && tagOf(parent) === 'dt');
    current.text += before + textOf(node);
    childrenOf(node).forEach((child) => visit(child, node));
    current.text += after;
  };
  visit(root);
  return sections.map(({ anchor, titles, text }) => ({ path, anchor, titles, text: clean(text) }));
}

const clean = (text: string) =>
  text
    .replace(/[\s·]*·[\s·]*/g, SEPARATOR)
    .replace(/\s+/g, ' ')
    .replace(/^[ ·]+|[ ·]+$/g, '');
