import { hashTarget } from '../routes/url';
import { ARRIVAL_EVENT, TOC_ID } from './dom';

/**
 * A heading counts as being read once it is this close to the top of the window, in rem: a little below where a link to
 * it puts it (`--clear`), which is further down where text is larger.
 */
const READING_LINE_REM = 7.5;

/** The last heading at or above the reading line; before the first one, the first. `tops` are distances from the top. */
export function findCurrent(tops: readonly number[], line: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}

/** Marks the heading being read in the table of contents, whichever page is there when the window scrolls. */
export function spyOnHeadings(): void {
  let isScheduled = false;
  const mark = () => {
    isScheduled = false;
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${TOC_ID} a`)];
    const tops = links.map(
      ({ hash }) => document.getElementById(hashTarget(hash))?.getBoundingClientRect().top ?? Infinity,
    );
    // The last sections of a page may be too short to reach the line; at the very end all headings count as reached.
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const line = READING_LINE_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const current = links[findCurrent(tops, isAtEnd ? Infinity : line)];
    links.forEach((link) => {
      link.ariaCurrent = link === current ? 'true' : null;
    });
  };
  addEventListener('load', mark);
  document.addEventListener(ARRIVAL_EVENT, mark);
  document.addEventListener(
    'scroll',
    () => {
      if (!isScheduled) requestAnimationFrame(mark);
      isScheduled = true;
    },
    { passive: true },
  );
}
