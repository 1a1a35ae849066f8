import type { Element, Nodes, Parents } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import type { Section } from '../search/section';

/** Elements that end a word. */
const INLINE = /^(a|abbr|b|code|em|i|kbd|mark|small|span|strong|sub|sup)$/;

/** The words of a page, in sections. `html`: the words as rendered, without what the frame puts around them. */
export function readSections(path: string, title: string, html: string): Section[] {
  const sections = [{ anchor: '', level: 1, title, text: '', titles: [title] }];
  const begin = (anchor: string, level: number, name: string) => {
    const above = sections.findLast((section) => section.level < level)?.titles ?? [];
    sections.push({ anchor, level, title: name, text: '', titles: [...above, name] });
  };
  const say = (text: string) => {
    const section = sections.at(-1);
    if (section) section.text += text;
  };
  const visit = (node: Nodes, parent?: Parents): void => {
    if (node.type === 'text') return say(node.value);
    if (node.type !== 'element' && node.type !== 'root') return;
    if (node.type === 'element') {
      const { id } = node.properties;
      const level = levelOf(node);
      if (level === 1) return; // The title of the page.
      if (level !== undefined && typeof id === 'string') return begin(id, level, clean(toString(node)));
      if (isMember(node) && typeof id === 'string') begin(id, MEMBER_LEVEL, memberName(node));
    }
    node.children.forEach((child) => visit(child, node));
    if (node.type === 'element' && (!INLINE.test(node.tagName) || isTerm(parent))) say(' ');
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

/** Name, type and default of a member stand side by side. */
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
