/** Headings in DocSearch's `hierarchy`. It renders them as HTML, so every text is escaped. */

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** Escaped headings: the page's sidebar group at lvl0, its title at lvl1, then the headings below. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** Number of levels below lvl0. */
export const DEPTH = LEVELS.length - 1;

/** The level of the last of these headings, which don't include the group. */
export const levelOf = (titles: readonly string[]): Level => LEVELS[Math.min(titles.length, DEPTH)] ?? 'lvl1';

/** With more headings than levels, the deepest replaces the last that fits. */
export function createHierarchy(group: string, titles: readonly string[]): Hierarchy {
  const fitting = titles.length > DEPTH ? [...titles.slice(0, DEPTH - 1), ...titles.slice(-1)] : titles;
  const texts = [group, ...fitting].map(escapeHtml);
  return Object.fromEntries(LEVELS.map((level, index) => [level, texts[index] ?? null])) as Hierarchy;
}

export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
export const unescapeHtml = (text: string) =>
  text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
