import { afterPaint, afterScroll } from '../browser/afterPaint';
import { hashTarget } from '../shared/url';
import { NAVIGATED_EVENT, TOC_ID } from '../shared/dom';

/**
 * Distance (rem) from the top of the window at which a heading becomes the current one: slightly below the position that
 * an anchor link scrolls it to (`--scroll-offset`), which depends on the text size.
 */
const READING_LINE_REM = 7.5;

/** Index of the last heading at or above the line, or -1. `tops` are distances (px) from the top of the window. */
export const findCurrent = (tops: readonly number[], line: number): number =>
  tops.findLastIndex((top) => top <= line);

/**
 * Marks the current heading in the table of contents while the window scrolls, and names it in the bar of small screens.
 * Above the first heading, that one is marked, but not named.
 */
export function spyOnHeadings(): void {
  const mark = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${TOC_ID} a`)];
    const tops = links.map(
      ({ hash }) => document.getElementById(hashTarget(hash))?.getBoundingClientRect().top ?? Infinity,
    );
    // The last sections may be too short to reach the line, so at the end of the page all headings count.
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const line = READING_LINE_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const current = findCurrent(tops, isAtEnd ? Infinity : line);
    links.forEach((link, index) => {
      link.ariaCurrent = index === Math.max(current, 0) ? 'true' : null;
    });
    const button = links[0]?.closest('.toc')?.firstElementChild;
    button?.setAttribute('data-at', links[current]?.textContent ?? '');
  };
  afterScroll(mark);
  document.addEventListener(NAVIGATED_EVENT, () => afterPaint(mark));
}
