import { readConnection } from '../browser/connection';
import { createStorageSlot } from '../browser/storage';
import { FONTS_KEY } from '../shared/dom';

/** The families that every page uses (src/theme/fonts.css), as a value of CSS `font`. */
const FONTS = "1em Geist,'Geist Mono'";

/** A host that answers within this time (ms) sends the fonts about as fast. */
const FAST_ANSWER_MS = 50;

/** Chrome delays the first paint of a page by up to this time (ms) for fonts that are loaded before its body. */
const FONT_WAIT_MS = 100;

/**
 * Uses the fonts of the site if they have loaded before the first paint, as those in a cache have, and otherwise from the
 * next page load on. Text that has been painted never moves, and a navigation within the site never lays out the header
 * and the sidebar again for new fonts, which takes a slow phone 70 ms. `font-display: swap` would move text, and with
 * `optional` Chrome ignores even fonts that load in time.
 */
export async function showSiteFonts(dataset: DOMStringMap): Promise<void> {
  const known = createStorageSlot(() => localStorage, FONTS_KEY);
  let isPainted = false;
  const watch = () => {
    // Called before each paint. A document that arrives in parts may be painted before its article is there.
    if (document.querySelector('body a')) isPainted = true;
    else requestAnimationFrame(watch);
  };
  watch();
  if (known.get() === null && !mayArriveInTime())
    await new Promise((resolve) => addEventListener('load', resolve));
  try {
    await document.fonts.load(FONTS);
  } catch {
    return; // Blocked, or there is no network: the fallbacks stay.
  }
  known.set('');
  // The gate of a landing page hides all text (browser/landingGate.ts).
  if (!isPainted || dataset['landing'] === 'waiting') dataset['fonts'] = '';
}

/** Whether fonts may arrive before the first paint. */
function mayArriveInTime(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && isFastHost(visit.responseStart - visit.requestStart, readConnection()?.rtt);
}

/**
 * Whether a host sends fonts fast. `answer`: the time (ms) it took to answer. `rtt`: the round-trip time (ms) that Chrome
 * estimates for the connection, which is 100 until it knows better; other browsers have none.
 */
export const isFastHost = (answer: number, rtt = 0): boolean =>
  answer < FAST_ANSWER_MS && rtt <= FONT_WAIT_MS;
