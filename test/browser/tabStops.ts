import type { Page } from 'playwright-core';

/** Something the Tab key came to. */
export interface TabStop {
  /** Its place among everything that can be focused, in the order of the document. */
  readonly place: number;
  /** How it begins, for messages. */
  readonly html: string;
  /** What is wrong with it for somebody who sees where the focus is by nothing else. */
  readonly faults: readonly string[];
}

/** Presses a key that moves the focus and looks at where it went. `null` is outside of the page. */
export async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<TabStop | null> {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    const placeOf = (one: Element) =>
      [...document.querySelectorAll('a, button, input, summary, iframe, [tabindex]')].indexOf(one);
    // A radio button of the site is nothing but its label.
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
    // What a frame does with the focus is up to the app in it.
    if (element.localName === 'iframe')
      return { place: placeOf(element), html: element.outerHTML, faults: [] };
    const { outlineStyle, outlineWidth, opacity, visibility } = getComputedStyle(shown);
    const middle = (inWindow.left + inWindow.right) / 2;
    const checks: Record<string, boolean> = {
      'has no size': first.width > 1,
      'is invisible': visibility === 'visible' && opacity !== '0',
      'has no mark of the focus': outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      'has its middle under something': isAt(middle, (inWindow.top + inWindow.bottom) / 2),
    };
    // Code and tables may be higher than the window: a part of them is enough.
    if (!element.matches('pre, .table'))
      Object.assign(checks, {
        'begins outside of the window': first.top >= -1 && first.left >= -1,
        'ends outside of the window': first.bottom <= innerHeight + 1 && first.right <= innerWidth + 1,
        'has its upper edge under something': isAt(middle, inWindow.top + 2),
      });
    return {
      place: placeOf(element),
      html: element.outerHTML.slice(0, 120),
      faults: Object.keys(checks).filter((name) => !checks[name]),
    };
  });
}

/** Presses a key until the focus is on what fits; from the start of the page, unless something has it. */
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
  throw new Error(`${limit} times ${key} did not lead to ${selector}`);
}

export function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((fits) => document.activeElement?.matches(fits) ?? false, selector);
}

/** How many stops the Tab key must make on the way through the page. */
export function countTabbable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, summary, iframe, [tabindex="0"]',
    );
    const tabbable = [...candidates].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled, [inert] *'),
    );
    // Of a group of radio buttons the chosen one is the only stop.
    return tabbable.filter((element) => element.matches(':not([type=radio]), :checked')).length;
  });
}
