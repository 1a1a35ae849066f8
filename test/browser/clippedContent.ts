import type { Page } from 'playwright-core';

/** Scroll containers that show it, and text for screen readers. */
const MAY_HOLD_MORE = 'pre, .table, .tab-list, .visually-hidden, .sr-only, .skip, iframe';

/** Everything unreadable in the page's current state because it is clipped, hidden or outside the window. */
export async function findClippedContent(page: Page): Promise<string[]> {
  // A heading's anchor takes no space and may lie in the margin.
  await page.evaluate(() =>
    document.querySelectorAll<HTMLElement>('.anchor').forEach(({ style }) => (style.display = 'none')),
  );
  const [width, size] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  return [
    ...(width! > size! ? [`the page is ${width} px wide in a window of ${size}`] : []),
    ...(await findClipped(page)),
    ...(await findTextOutside(page)),
    ...(await findInBar(page)),
  ];
}

/** Elements that clip their content. */
function findClipped(page: Page): Promise<string[]> {
  return page.evaluate((mayHoldMore) => {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const holdsMore = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      return (
        (cuts(overflowX) && scrollWidth > clientWidth + 1) ||
        (cuts(overflowY) && scrollHeight > clientHeight + 1)
      );
    };
    return [...document.querySelectorAll('#_root *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest(mayHoldMore) && holdsMore(element))
      .map((element) => `cut: ${element.outerHTML.slice(0, 140)}`);
  }, MAY_HOLD_MORE);
}

/** Text that overflows the window sideways. */
function findTextOutside(page: Page): Promise<string[]> {
  return page.evaluate((mayHoldMore) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.getElementById('_root')!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent || !textContent?.trim() || parent.closest(mayHoldMore)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(`outside: ${parent.outerHTML.slice(0, 140)}`);
    }
    return found;
  }, MAY_HOLD_MORE);
}

/** Parts of the navbar that leave it, overflow or overlap. */
function findInBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('.navbar')!;
    const { bottom } = bar.getBoundingClientRect();
    const parts = [...bar.querySelectorAll('a, button, summary, .version, .offline')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('details ul'))
      .map((part) => ({ part, box: part.getBoundingClientRect() }));
    const isOut = ({ left, right, top, bottom: end }: DOMRect) =>
      left < 0 || right > innerWidth || top < -1 || end > bottom + 1;
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    return parts
      .filter(
        ({ part, box }, index) =>
          isOut(box) ||
          part.scrollWidth > Math.max(part.clientWidth, 1) + 1 ||
          parts.slice(index + 1).some(({ box: other }) => meet(box, other)),
      )
      .map(({ part }) => `in the bar: ${part.outerHTML.slice(0, 140)}`);
  });
}
