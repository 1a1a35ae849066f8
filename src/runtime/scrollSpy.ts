import { hashTarget } from '../routes/url';
import { ARRIVAL_EVENT, TOC_ID } from './dom';

/** A heading counts as being read once it is this close to the top of the window, in px: below the navbar. */
const READING_LINE_PX = 120;

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
    const current = links[findCurrent(tops, isAtEnd ? Infinity : READING_LINE_PX)];
    links.forEach((link) => {
      if (link === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
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
