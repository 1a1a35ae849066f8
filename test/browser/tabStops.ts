import type { Page } from 'playwright-core';

/** A tab stop. */
interface TabStop {
  /** Its index among all focusable elements, in document order. */
  readonly place: number;
  /** Start of its HTML, for messages. */
  readonly html: string;
  /** What is wrong with its visibility for a keyboard user. */
  readonly faults: readonly string[];
}

/** Presses a key that moves the focus and describes the new stop; `null` is outside the page. */
export async function moveFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabStop | null> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    const placeOf = (one: Element) =>
      [...document.querySelectorAll('a, button, input, summary, iframe, [tabindex]')].indexOf(one);
    // Radio buttons are hidden; their label is visible.
    const shown = (element.matches('[type=radio]') && element.closest('label')) || element;
    // Text that starts on the next line leaves an empty box at the end of the line before.
    const boxes = [...shown.getClientRects()];
    const first = boxes.find(({ width, height }) => width > 1 && height > 1) ?? new DOMRect();
    const inWindow = {
      top: Math.max(first.top, 0),
      bottom: Math.min(first.bottom, innerHeight),
      left: Math.max(first.left, 0),
      right: Math.min(first.right, innerWidth),
    };
    const isAt = (x: number, y: number) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && shown.contains(found);
    };
    // The app in a frame handles its own focus.
    if (element.localName === 'iframe')
      return { place: placeOf(element), html: element.outerHTML, faults: [] };
    const { outlineStyle, outlineWidth, opacity, visibility } = getComputedStyle(shown);
    const middle = (inWindow.left + inWindow.right) / 2;
    const checks: Record<string, boolean> = {
      'has no size': first.width > 1,
      'is invisible': visibility === 'visible' && opacity !== '0',
      'has no focus indicator': outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      'is covered in the middle': isAt(middle, (inWindow.top + inWindow.bottom) / 2),
    };
    // Code and tables may be higher than the window, so a visible part is enough.
    if (!element.matches('pre, .table'))
      Object.assign(checks, {
        'starts outside the window': first.top >= -1 && first.left >= -1,
        'ends outside the window': first.bottom <= innerHeight + 1 && first.right <= innerWidth + 1,
        'is covered at its upper edge': isAt(middle, inWindow.top + 2),
      });
    return {
      place: placeOf(element),
      html: element.outerHTML.slice(0, 120),
      faults: Object.keys(checks).filter((name) => !checks[name]),
    };
  });
}

/** Presses a key until a matching element has the focus, from the current focus or the start of the page. */
export async function tabTo(
  page: Page,
  selector: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  limit = 150,
): Promise<void> {
  for (let count = 0; count < limit; count++) {
    await page.keyboard.press(key);
    if (await isFocused(page, selector)) return;
  }
  throw new Error(`${limit} presses of ${key} did not reach ${selector}`);
}

export function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((target) => document.activeElement?.matches(target) ?? false, selector);
}

/** Number of tab stops of the page. */
export function countTabbable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, summary, iframe, [tabindex="0"]',
    );
    const tabbable = [...candidates].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [inert] *'),
    );
    // Only the selected button of a radio group is a tab stop.
    return tabbable.filter((element) => element.matches(':not([type=radio]), :checked')).length;
  });
}
