/** Titles as DocSearch stores and draws them (its "hierarchy"). They are HTML there, so that every text is escaped. */

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** Escaped titles: the group of the page at lvl0, its title at lvl1, and the titles down from there. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** Titles there is room for below lvl0. */
export const DEPTH = LEVELS.length - 1;

/** The level of the last of these titles (without the group). */
export const levelOf = (titles: readonly string[]): Level => LEVELS[Math.min(titles.length, DEPTH)] ?? 'lvl1';

/** Where there are more titles than levels, the deepest takes the place of the last that fits. */
export function createHierarchy(group: string, titles: readonly string[]): Hierarchy {
  const fitting = titles.length > DEPTH ? [...titles.slice(0, DEPTH - 1), ...titles.slice(-1)] : titles;
  const texts = [group, ...fitting].map(escapeHtml);
  return Object.fromEntries(LEVELS.map((level, index) => [level, texts[index] ?? null])) as Hierarchy;
}

export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
export const unescapeHtml = (text: string) =>
  text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
