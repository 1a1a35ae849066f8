import type { Browser } from 'playwright-core';
import { COLOR_MODE_KEY } from '../../../src/shared/dom';
import { openPage } from '../browser';
import { type Device, DEVICES, type Unit } from './units';

/** Margin around a part (px) for outlines and shadows. */
const ROOM = 10;

/** A page that shows one unit after the other, in one colour mode, on one device. */
export interface GalleryPage {
  open(unit: Unit): Promise<void>;
  /** Picture of the current unit, as PNG. */
  picture(): Promise<Buffer>;
  /** Its accessibility tree. */
  structure(): Promise<string>;
  close(): Promise<void>;
}

export async function createGalleryPage(
  browser: Browser,
  origin: string,
  mode: string,
  device: Device,
): Promise<GalleryPage> {
  const { page, context } = await openPage(browser, {
    ...DEVICES[device],
    bypassCSP: true,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await page.addInitScript(`localStorage.setItem('${COLOR_MODE_KEY}', '${mode}')`);
  let shown: Unit | undefined;

  return {
    async open(unit) {
      // An unchanged page serves the next unit as well.
      if (shown?.path !== unit.path || shown.act || unit.act) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.emulateMedia({ forcedColors: null, media: null });
        await page.goto(origin + unit.path);
        await page.evaluate(wrapSections);
        await unit.act?.(page);
      }
      shown = unit;
      await page.locator(unit.show).first().waitFor();
      await page.evaluate(settle);
    },
    async picture() {
      if (shown?.inWindow) return page.screenshot({ animations: 'disabled' });
      const { y, height, ...rest } = await page.evaluate(measure, {
        selector: shown?.show ?? '',
        room: ROOM,
      });
      const isInWindow = y + height <= DEVICES[device].viewport.height;
      return page.screenshot({
        animations: 'disabled',
        clip: { y, height, ...rest },
        // Only now, because it moves fixed elements.
        fullPage: !isInWindow,
      });
    },
    async structure() {
      const parts = await page.locator(shown?.show ?? '').all();
      const texts = await Promise.all(parts.map((part) => part.ariaSnapshot()));
      return texts.filter((text) => text !== '').join('\n');
    },
    close: () => context.close(),
  };
}

/** Runs in the page: wraps the sections of its content in elements. What comes before the first heading stays as it is. */
function wrapSections(): void {
  let section: HTMLElement | undefined;
  for (const part of document.querySelectorAll('.doc > article > div > *')) {
    if (part.tagName === 'H2' && part.id !== '') {
      section = document.createElement('div');
      section.dataset['section'] = part.id;
      section.style.display = 'contents';
      part.before(section);
    }
    section?.append(part);
  }
}

/** Runs in the page: resolves once the fonts of the theme and all images have loaded. */
async function settle(): Promise<void> {
  const images = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode();
  });
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-src]:not([src])')].map(
    (frame) =>
      new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        frame.src = frame.dataset['src'] ?? '';
      }),
  );
  const fonts = ['1em Geist', "1em 'Geist Mono'"].map((font) => document.fonts.load(font));
  await Promise.all([...images, ...frames, ...fonts]);
  document.documentElement.dataset['fonts'] = ''; // A page does so only if they load before its first paint.
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) throw new Error('The page scrolls sideways');
  // The scroll spy and other updates wait for a frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Runs in the page: the bounding box of everything that matches a selector, with a margin, inside the page. */
function measure({ selector, room }: { readonly selector: string; readonly room: number }) {
  const boxes = [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const { clientWidth, scrollHeight } = document.documentElement;
  const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - room));
  const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top + scrollY)) - room));
  const right = Math.min(clientWidth, Math.ceil(Math.max(...boxes.map((box) => box.right)) + room));
  const bottom = Math.min(
    scrollHeight,
    Math.ceil(Math.max(...boxes.map((box) => box.bottom + scrollY)) + room),
  );
  return { x: left, y: top, width: right - left, height: bottom - top };
}
