import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { cover, fullTest } from '../cover';
import { SITES } from '../paths';
import { findClippedContent } from './clippedContent';
import { launch, openPage, loadAppAndExtras } from './browser';
import { browser, closePages, host, startSite, withSite } from './session';
import { expectSoon } from './until';

// Small and very large windows, large text, and system colours.

const { routes } = loadConfig(SITES.site.root);
const PATHS = [...routes.routes.map(({ path }) => path), '/no/such/page'];
const START = '/docs/overview';
/** Together they have every part that a page can have. */
const LONGEST = ['/', '/search', '/docs/guides/basic-tutorial', '/docs/api/useEditor', '/no/such/page'];
/** A window of 1280 px zoomed to 400 % is 320 px wide. */
const NARROW: BrowserContextOptions = { viewport: { width: 320, height: 640 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
const TABLET: BrowserContextOptions = { viewport: { width: 820, height: 1100 } };
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** Whether the user doubled the browser's text size. */
let largeText: Browser;
withSite('site');
beforeAll(async () => {
  largeText = await launch('--blink-settings=defaultFontSize=32');
});
afterEach(() => closePages(largeText));
afterAll(() => largeText.close());

type Options = BrowserContextOptions & { readonly hasLargeText?: boolean };

async function open({ hasLargeText, ...options }: Options): Promise<Page> {
  const { page } = await openPage(hasLargeText ? largeText : browser, {
    reducedMotion: 'reduce',
    ...options,
  });
  // Apps in frames have their own layout.
  await page.route('**/{play,examples}/**', (route) => route.abort());
  return page;
}

/** Whether the first table of the page is faded at its end. */
const isFaded = (page: Page) =>
  page
    .locator('.table')
    .first()
    .evaluate((table) => getComputedStyle(table).maskImage !== 'none');

test('a table that scrolls sideways fades out until its end is reached', async () => {
  const page = await open({ ...NARROW, reducedMotion: 'no-preference' });
  await page.goto(host.origin);
  await expectSoon(() => isFaded(page), true);
  const table = page.locator('.table').first();
  await table.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  await expectSoon(() => isFaded(page), false);
  await table.evaluate((element) => (element.scrollLeft = 0));
  await expectSoon(() => isFaded(page), true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectSoon(() => isFaded(page), false);
});

const READERS: readonly [string, Options][] = [
  ['in a window of 320 px', NARROW],
  ['on a tablet', TABLET],
  ['on a desktop', DESKTOP],
  ['on a phone with doubled text size', { ...PHONE, hasLargeText: true }],
  ['on a tablet with doubled text size', { ...TABLET, hasLargeText: true }],
  ['on a desktop with doubled text size', { ...DESKTOP, hasLargeText: true }],
];

describe.each(
  cover(
    READERS,
    READERS.filter((_, index) => index % 3 === 0),
  ),
)('%s', (_, options) => {
  test.each(cover(PATHS, LONGEST))(
    'nothing is cut, scrolls sideways or overlaps in the navbar on %s',
    async (path) => {
      const page = await open(options);
      await page.goto(host.origin + path);
      await page.locator('main h1').waitFor();
      expect(await findClippedContent(page)).toEqual([]);
    },
  );

  const MENUS = [
    ['the dropdown menu', '.navbar summary', 'site', START],
    ['the menu', '.menu-button', 'site', START],
    ['the landing page menu', '.menu-button', 'site', '/'],
    ['the table of contents', '.toc-button', 'site', START],
    ['the version menu', '.doc-version summary', 'versions', '/docs/start'],
  ] as const;
  test.each(cover(MENUS, options.hasLargeText ? 2 : MENUS.length))(
    'nothing is cut with %s open',
    async (_name, selector, site, path) => {
      const page = await open(options);
      await page.goto((await startSite(site)).origin + path);
      await page.locator('main h1').waitFor();
      const button = page.locator(selector);
      if (selector.startsWith('.doc-version') && !(await button.isVisible()))
        await page.locator('.menu-button').click();
      // Not every window has every menu.
      if (!(await button.isVisible())) return;
      await button.click();
      expect(await findClippedContent(page)).toEqual([]);
    },
  );

  const widthTest = options.hasLargeText ? fullTest : test;
  widthTest('nothing is cut with long words in the frame', async () => {
    const page = await open(options);
    await page.goto(host.origin + START);
    await page.locator('main h1').waitFor();
    await page.evaluate(() => {
      const say = (selector: string, text: string) => (document.querySelector(selector)!.textContent = text);
      say('.breadcrumbs li:last-child', 'useTheNameOfAHookWithoutAnyPlaceToBreakIt');
      say('.footer > p', 'https://example.com/an/address/that/is/longer/than/a/phone/is/wide');
    });
    expect(await findClippedContent(page)).toEqual([]);
  });

  fullTest('the table of contents marks the section that a link targets', async () => {
    const page = await open(options);
    await page.goto(`${host.origin}/docs/api/useEditor`);
    const hash = await page.locator('#_toc li:nth-child(3) a').getAttribute('href');
    await page.goto(`${host.origin}/docs/api/useEditor${hash}`);
    const marked = () =>
      page
        .locator('#_toc [aria-current]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await expectSoon(marked, [hash]);
  });

  widthTest('nothing is cut with the offline state and an update prompt', async () => {
    const page = await open(options);
    await page.goto(host.origin + START);
    await page.evaluate(() => (document.documentElement.dataset['update'] = ''));
    await page.locator('.update').waitFor();
    expect(await findClippedContent(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset['offline'] = ''));
    await page.locator('.offline').waitFor();
    expect(await findClippedContent(page)).toEqual([]);
  });
});

describe('the navbar', () => {
  test.each(cover([964, 1024, 1077], 1))(
    'scrolls links that don’t fit, without moving other parts, at %d px',
    async (width) => {
      const page = await open({ viewport: { width, height: 800 } });
      await page.goto(host.origin + START);
      // Hydration would overwrite the added links.
      await loadAppAndExtras(page);
      await page.evaluate(() => document.fonts.ready);
      const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
      const brand = await boxOf('.brand');
      await page.evaluate(() => {
        const links = document.querySelector('.navbar-links')!;
        for (const label of ['Blog', 'Community', 'Showcase', 'Releases'])
          links.insertAdjacentHTML('afterbegin', `<a href="/${label}">${label}</a>`);
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await boxOf('.brand')).toEqual(brand);
      const list = await boxOf('.navbar-links');
      // Chromium doesn't scroll to a focused link that is visible in part.
      await page
        .locator('.navbar-links > a')
        .last()
        .evaluate((link) => link.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
      const last = await boxOf('.navbar-links > a:last-child');
      expect(last.x).toBeGreaterThanOrEqual(list.x - 1);
      expect(last.x + last.width).toBeLessThanOrEqual(list.x + list.width + 1);
      // The list clips its links, but not the dropdown menu.
      const summary = page.locator('.navbar summary');
      await summary.click();
      const entry = page.locator('.navbar details a').last();
      await entry.click({ trial: true });
      expect((await entry.boundingBox())!.y).toBeGreaterThan(list.y + list.height);
      const menu = await boxOf('.navbar details ul');
      expect(Math.abs(menu.x - (await summary.boundingBox())!.x)).toBeLessThan(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});

test('a phone shows the whole install command, and its button beside it', async () => {
  const page = await open(NARROW);
  await page.goto(host.origin);
  const { isCut, isCovered } = await page.locator('.hero .code').evaluate((block) => {
    const [pre, button] = [
      block.querySelector('pre')!,
      block.querySelector('button')!.getBoundingClientRect(),
    ];
    const range = document.createRange();
    range.selectNodeContents(pre.querySelector('code')!);
    const covers = ({ right, bottom }: DOMRect) => right > button.left && bottom > button.top;
    return { isCut: pre.scrollWidth > pre.clientWidth, isCovered: [...range.getClientRects()].some(covers) };
  });
  expect({ isCut, isCovered }).toEqual({ isCut: false, isCovered: false });
});

describe('in a low window', () => {
  const LOW = [
    ['the table of contents', { width: 390, height: 200 }, '.toc-button', '#_toc'],
    ['the dropdown menu', { width: 964, height: 120 }, '.navbar summary', '.navbar details ul'],
  ] as const;
  fullTest.each(LOW)('%s fits the window and scrolls', async (_, viewport, button, list) => {
    const page = await open({ viewport });
    await page.goto(`${host.origin}/docs/api/useEditor`);
    await loadAppAndExtras(page);
    await page.locator(button).click();
    const place = await page.locator(list).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowY);
      return { isInWindow: top >= 0 && bottom <= innerHeight, scrolls };
    });
    expect(place).toEqual({ isInWindow: true, scrolls: true });
    await page.locator(list).locator('a, label').last().click({ trial: true });
  });
});

describe('in a window of 2560 px', () => {
  test.each(cover(['/', '/support', START, '/docs/concepts/nodes', '/search'], [START]))(
    'lines stay readable and nothing is stretched on %s',
    async (path) => {
      const page = await open({ viewport: { width: 2560, height: 1440 } });
      await page.goto(host.origin + path);
      await page.locator('main h1').waitFor();
      const { lines, wide } = await page.evaluate(() => {
        /** Number of characters that fit in a line of a paragraph. */
        const measure = (paragraph: HTMLElement) => {
          const probe = document.createElement('span');
          probe.textContent = paragraph.textContent;
          paragraph.append(probe);
          probe.style.cssText = 'position:absolute;white-space:nowrap';
          const average = probe.getBoundingClientRect().width / (paragraph.textContent!.length / 2);
          probe.remove();
          return paragraph.getBoundingClientRect().width / average;
        };
        const paragraphs = [...document.querySelectorAll<HTMLElement>('main article > p, .landing > p')];
        const long = paragraphs.filter((one) => one.checkVisibility() && one.getClientRects().length === 1);
        return {
          lines: long.filter((one) => one.offsetHeight > 60).map((one) => Math.round(measure(one))),
          wide: [
            ...document.querySelectorAll(
              'main :is(p, li, pre, table, figure, img, .admonition), .footer-groups',
            ),
          ]
            .filter((element) => element.getBoundingClientRect().width > 72 * 16)
            .map((element) => element.outerHTML.slice(0, 120)),
        };
      });
      expect(lines.filter((count) => count < 45 || count > 80)).toEqual([]);
      expect(wide).toEqual([]);
    },
  );
});

describe('in forced colours', () => {
  const FORCED: Options = { ...DESKTOP, forcedColors: 'active' };

  test('the current page and the current heading stand out', async () => {
    const page = await open(FORCED);
    await page.goto(host.origin + START);
    await page.locator('#_toc [aria-current]').waitFor();
    for (const list of ['.sidebar', '#_toc', '.navbar-links']) {
      const line = (selector: string) =>
        page
          .locator(`${list} ${selector}`)
          .first()
          .evaluate((link) => getComputedStyle(link).textDecorationLine);
      expect([list, await line('a[aria-current]')]).toEqual([list, 'underline']);
      expect([list, await line('a:not([aria-current])')]).toEqual([list, 'none']);
    }
  });

  fullTest('controls have a border', async () => {
    const page = await open(FORCED);
    const unbordered: unknown[] = [];
    for (const path of ['/', START, '/search', '/docs/guides/basic-tutorial']) {
      await page.goto(host.origin + path);
      await page.locator('main h1').waitFor();
      await page.evaluate(() => (document.documentElement.dataset['update'] = ''));
      const found = await page
        .locator(
          '.button, .actions a, .code, button[data-copy], .admonition, input[type=search], .search-button',
        )
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility())
            .filter((part) => {
              const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(part);
              return (
                borderTopStyle === 'none' ||
                parseFloat(borderTopWidth) < 1 ||
                /^rgba.* 0\)$/.test(borderTopColor)
              );
            })
            .map((part) => part.outerHTML.slice(0, 120)),
        );
      unbordered.push(...found.map((html) => [path, html]));
    }
    expect(unbordered).toEqual([]);
  });

  fullTest('icons have a visible colour', async () => {
    const page = await open(FORCED);
    await page.goto(host.origin + START);
    const colours = await page
      .locator('.navbar svg')
      .evaluateAll((icons) =>
        icons
          .filter((icon) => icon.checkVisibility())
          .map((icon) => [
            getComputedStyle(icon).color,
            getComputedStyle(document.documentElement).backgroundColor,
          ]),
      );
    expect(colours.length).toBeGreaterThan(1);
    for (const [colour, back] of colours) expect(colour).not.toBe(back);
  });

  fullTest('highlighted lines, saved marks and the progress bar stand out', async () => {
    const page = await open(FORCED);
    await page.goto(`${(await startSite('gallery')).origin}/docs/parts`);
    await loadAppAndExtras(page);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<div id="nprogress"><div class="bar"></div></div>');
      document.querySelector('.sidebar li')!.insertAdjacentHTML('beforeend', '<span class="saved"></span>');
    });
    for (const mark of ['.line.marked', '.saved', '#nprogress .bar']) {
      const [width, style, colour, back] = await page
        .locator(mark)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
          const { backgroundColor } = getComputedStyle(document.documentElement);
          return [parseFloat(borderTopWidth), borderTopStyle, borderTopColor, backgroundColor];
        });
      expect([mark, width! >= 1, style, colour !== back]).toEqual([mark, true, 'solid', true]);
    }
  });

  fullTest('the selected tab stands out', async () => {
    const page = await open(FORCED);
    await page.goto(`${host.origin}/docs/installation`);
    const border = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((label) => getComputedStyle(label).borderBottomColor);
    expect(await border('.tab-list label:has(:checked)')).not.toBe(
      await border('.tab-list label:not(:has(:checked))'),
    );
  });
});

describe('in print', () => {
  async function openOnPaper(): Promise<Page> {
    // Width (px) of the printable area of A4.
    const page = await open({ viewport: { width: 700, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  test('long lines of code wrap, and nothing is cut', async () => {
    const page = await openOnPaper();
    for (const path of ['/docs/guides/basic-tutorial', '/docs/concepts/nodes']) {
      await page.goto(host.origin + path);
      const blocks = await page.locator('main .code').evaluateAll((all) =>
        all.map((block) => {
          const code = block.querySelector('code');
          return (code?.getBoundingClientRect().right ?? 0) <= block.getBoundingClientRect().right + 1;
        }),
      );
      expect(blocks.length).toBeGreaterThan(3);
      expect([path, blocks.filter((isWhole) => !isWhole).length]).toEqual([path, 0]);
    }
  });

  fullTest('the landing page has its whole code, and no empty frames of samples', async () => {
    const page = await openOnPaper();
    await page.goto(host.origin);
    const hidden = await page
      .locator('.landing .live pre')
      .evaluateAll((blocks) => blocks.map((block) => block.scrollHeight - block.clientHeight));
    expect(hidden).toEqual([0, 0, 0]);
    expect(
      await page
        .locator('.landing .live iframe')
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
    ).toBe(0);
  });

  test('pages and code are printed dark on light, also in dark mode', async () => {
    const page = await openOnPaper();
    await page.goto(host.origin + START);
    const colours = () =>
      page.evaluate(() => {
        const style = getComputedStyle(document.documentElement);
        return [style.backgroundColor, style.color];
      });
    const light = await colours();
    const code = await page
      .locator('main .code pre code *')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
    expect(code).toEqual(['rgb(0, 0, 0)']);
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
    expect(await colours()).toEqual(light);
    await page.emulateMedia({ media: 'screen' });
    expect(await colours()).not.toEqual(light);
  });

  test('all content is printed, with tab panels below their labels, and controls are left out', async () => {
    const page = await openOnPaper();
    await page.goto(`${(await startSite('gallery')).origin}/docs/parts`);
    await page.evaluate(() => (document.documentElement.dataset['update'] = ''));
    const areSeen = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) => [...new Set(parts.map((part) => part.checkVisibility()))]);
    for (const words of ['.tab', 'main details > p', '.live .code'])
      expect([words, await areSeen(words)]).toEqual([words, [true]]);
    const labels = await page
      .locator('.tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab, '::before').content));
    expect(labels.slice(0, 3)).toEqual(['"npm"', '"yarn"', '"pnpm"']);
    for (const device of ['.tab-list label', '.live iframe', '.update', '.navbar', '.code button'])
      expect([device, await areSeen(device)]).toEqual([device, [false]]);
  });
});
