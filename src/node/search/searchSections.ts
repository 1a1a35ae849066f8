import type { Element, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { Section } from '../../shared/search/section';

/** Inline elements, which don't end a word. */
const INLINE = /^(a|abbr|b|code|del|em|i|ins|kbd|mark|s|small|span|strong|sub|sup|u|wbr)$/;

/** Splits the content of a page into sections. `html`: the rendered content without the frame. */
export function readSections(path: string, title: string, html: string): Section[] {
  const start = { anchor: '', level: 1, text: '', titles: [title] };
  const sections = [start];
  let current = start;
  const begin = (anchor: string, level: number, name: string) => {
    const above = sections.findLast((section) => section.level < level)?.titles ?? [];
    current = { anchor, level, text: '', titles: [...above, name] };
    sections.push(current);
  };
  const say = (text: string) => {
    current.text += text;
  };
  /** Text after a member belongs to the section around it. */
  const visitMember = (row: Element, anchor: string): void => {
    const around = current;
    begin(anchor, MEMBER_LEVEL, memberName(row));
    row.children.forEach((child) => visit(child, row));
    current = around;
  };
  const visit = (node: Nodes, parent?: Parents): void => {
    if (node.type === 'text') return say(node.value);
    if (node.type !== 'element' && node.type !== 'root') return;
    if (node.type === 'element') {
      const { id } = node.properties;
      const level = levelOf(node);
      if (level === 1) return; // The title of the page.
      if (level !== undefined && typeof id === 'string') return begin(id, level, clean(toString(node)));
      if (isMember(node) && typeof id === 'string') return visitMember(node, id);
    }
    const endsWord = node.type === 'element' && (!INLINE.test(node.tagName) || isTerm(parent));
    if (endsWord) say(' ');
    node.children.forEach((child) => visit(child, node));
    if (endsWord) say(' ');
  };
  visit(fromHtml(html, { fragment: true }));
  return sections.map(({ anchor, titles, text }) => ({ path, anchor, titles, text: clean(text) }));
}

/** Below every heading. */
const MEMBER_LEVEL = 7;

function levelOf({ tagName }: Element): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Name, type and default of a member are separate words. */
const isTerm = (node: Parents | undefined) => node?.type === 'element' && node.tagName === 'dt';

/** A row of a list of members (src/theme/Members.tsx). */
function isMember({ tagName, children }: Element): boolean {
  return tagName === 'div' && children.some((child) => child.type === 'element' && child.tagName === 'dt');
}

function memberName(row: Element): string {
  const [term] = row.children;
  const name = term?.type === 'element' ? term.children[0] : undefined;
  return name?.type === 'element' ? clean(toString(name)) : '';
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
