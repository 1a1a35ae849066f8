import type { Section } from '../../src/shared/search/section';

/** Made-up words; the first ones occur in most texts, as in any language. */
const SYLLABLES = 'ba de fi go hu ka le mi no pu ra se ti vo wu xa ye zi ol er an us'.split(' ');
const VOCABULARY = 6000;
const SECTIONS = 8;
const WORDS = 120;

/** Generated pages, the same each time. Each has a unique word in its title. */
export function createLargeSite(pages: number): Section[][] {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const word = (number: number) => {
    let text = '';
    for (let rest = number + 20; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
      text += SYLLABLES[rest % SYLLABLES.length] ?? '';
    return text;
  };
  const any = () => word(Math.floor(VOCABULARY * random() ** 4));
  const text = (length: number) => Array.from({ length }, any).join(' ');
  return Array.from({ length: pages }, (_, page) => {
    const path = `/docs/page-${page}`;
    const title = `${titleWord(page)} ${text(2)}`;
    return Array.from({ length: SECTIONS }, (__, section) => ({
      path,
      anchor: section === 0 ? '' : `section-${section}`,
      titles: section === 0 ? [title] : [title, text(3)],
      text: text(WORDS),
    }));
  });
}

/** The word that only this page has in its title. */
export function titleWord(page: number): string {
  return `title${page.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;
}
