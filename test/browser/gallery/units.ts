import type { Page } from 'playwright-core';
import { loadApp, loadAppAndExtras } from '../browser';
import { enterQuery, openSearch, waitForExcerpts } from '../searchWindow';
import { PAGE_CHUNK } from '../visit';
import { forceStates } from './forceStates';

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
export type Device = keyof typeof DEVICES;

/** A part of the site "gallery" with its own picture. */
export interface Unit {
  readonly name: string;
  readonly path: string;
  /** Selector of its elements. The picture shows their bounding box. */
  readonly show: string;
  /** Whether the picture shows the whole window, for parts that lie over the page. */
  readonly inWindow?: true;
  /** The only device with this part; all devices by default. */
  readonly on?: Device;
  /** Brings a newly opened page into the pictured state. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const PARTS = '/docs/parts';
const MISSING = '/no/such/page';
const HERO = '.hero:has(~ .example)';

/** A section of the page of parts: a second-level heading and its content. */
const section = (id: string, act?: Unit['act']): Unit => ({
  name: id,
  path: PARTS,
  show: `[data-section="${id}"] > *`,
  ...(act && { act }),
});

/** To add a part, add a line here and run `UPDATE_GALLERY=1 npm test -- browser gallery`. */
export const UNITS: readonly Unit[] = [
  {
    name: 'opening',
    path: PARTS,
    show: '.breadcrumbs, .doc h1, .doc > article > div > :not([data-section])',
  },
  section('text'),
  section('lists'),
  section('tables'),
  section('code'),
  section('folded-code'),
  section('tabs'),
  section('remarks'),
  section('members'),
  section('pictures'),
  section('details'),
  { name: 'footnotes', path: PARTS, show: '[data-section=footnotes] > *, .doc-end' },
  section('states', showStates),
  { name: 'sidebar', path: PARTS, show: '.menu', on: 'desktop' },
  { name: 'table-of-contents', path: PARTS, show: '.toc', on: 'desktop' },
  { name: 'footer', path: PARTS, show: '.footer' },
  { name: 'navbar', path: PARTS, show: '.navbar', act: showNavbarStates },
  { name: 'dropdown', path: PARTS, show: '.navbar, .navbar ul', on: 'desktop', act: openDropdown },
  { name: 'versions', path: PARTS, show: '.menu', on: 'desktop', act: openVersions },
  { name: 'drawer', path: PARTS, show: '.menu', inWindow: true, on: 'phone', act: openDrawer },
  { name: 'contents', path: PARTS, show: '.toc nav', inWindow: true, on: 'phone', act: openContents },
  { name: 'skip-link', path: PARTS, show: '.navbar, .skip', act: (page) => page.keyboard.press('Tab') },
  { name: 'offline', path: PARTS, show: '.navbar', act: mark('offline') },
  { name: 'forced-colors', path: PARTS, show: '.navbar', on: 'desktop', act: forceColors },
  { name: 'update', path: PARTS, show: '.update', act: mark('update') },
  { name: 'saved', path: PARTS, show: '.footer .saved-note', act: mark('saved') },
  { name: 'wrong-base', path: PARTS, show: '#_base', act: showWrongBase },
  { name: 'error', path: PARTS, show: 'main', act: failToLoad },
  { name: 'hidden-sidebar', path: PARTS, show: '.layout', inWindow: true, on: 'desktop', act: hideSidebar },
  { name: 'search-empty', path: PARTS, show: '.search-dialog', inWindow: true, act: openEmptySearch },
  { name: 'search-nothing', path: PARTS, show: '.search-dialog', inWindow: true, act: searchInVain },
  { name: 'search-window', path: PARTS, show: '.search-dialog', inWindow: true, act: search },
  { name: 'search-page', path: '/search', show: 'main' },
  { name: 'hero', path: '/', show: HERO },
  { name: 'hero-forced-colors', path: '/', show: HERO, act: forceColors },
  { name: 'hero-print', path: '/', show: HERO, act: printPage },
  { name: 'example', path: '/', show: '.example, .example-state, .example-state + p', act: fillExampleState },
  { name: 'features', path: '/', show: '.features:has(+ h2)' },
  { name: 'landing-words', path: '/', show: '.features ~ *' },
  { name: 'plain', path: '/plain', show: 'main' },
  { name: 'not-found', path: MISSING, show: 'main' },
  { name: 'suggestions', path: '/docs/partz', show: 'main', act: waitForSuggestions },
  { name: 'large-picture', path: PARTS, show: '.zoomed:popover-open', inWindow: true, act: openPicture },
];

/** Sets an attribute of the document as scripts do (DocumentMarks). */
function mark(name: string): (page: Page) => Promise<unknown> {
  return (page) =>
    page.evaluate((key) => {
      document.documentElement.dataset[key] = '';
    }, name);
}

async function forceColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await mark('offline')(page);
}

async function printPage(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
}

async function showStates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-section="states"] .code button')];
    document
      .querySelector<HTMLElement>('[data-section="states"] h4 .anchor')
      ?.setAttribute('data-copy', 'done');
    all.slice(2).forEach((button, index) => (button.dataset['copy'] = ['done', 'failed'][index]));
    document.querySelector<HTMLElement>('a[href$="unreachable"]')!.dataset['unreachable'] = '';
  });
  const inside = '[data-section="states"]';
  await forceStates(page, {
    [`${inside} p > a[href$=hover]`]: ['hover'],
    [`${inside} p > a[href$=focus]`]: ['focus', 'focus-visible'],
    [`${inside} p > a[href$=active]`]: ['hover', 'active'],
    [`${inside} .actions a[href$=hover]`]: ['hover'],
    [`${inside} .actions a[href$=focus]`]: ['focus', 'focus-visible'],
    [`${inside} .actions a[href$=active]`]: ['hover', 'active'],
    [`${inside} h3`]: ['hover'],
    [`${inside} .code`]: ['hover'],
    [`${inside} .code ~ .code`]: ['focus-within'],
    [`${inside} .code button`]: ['hover'],
    [`${inside} .code ~ .code button`]: ['focus', 'focus-visible'],
    [`${inside} .tab-list input`]: ['focus', 'focus-visible'],
    [`${inside} .tab-list :nth-child(2)`]: ['hover'],
    [`${inside} #member-target`]: ['target'],
    [`${inside} summary`]: ['focus', 'focus-visible'],
  });
}

async function showNavbarStates(page: Page): Promise<void> {
  await forceStates(page, {
    '.navbar .menu-button': ['focus', 'focus-visible'],
    '.navbar .brand': ['focus', 'focus-visible'],
    '.navbar summary': ['hover'],
    '.navbar .search-button': ['hover'],
    '.navbar [data-color-mode]': ['hover', 'active'],
  });
}

async function openDrawer(page: Page): Promise<void> {
  await loadAppAndExtras(page);
  await page.click('.menu-button');
}

function openContents(page: Page): Promise<void> {
  return page.click('.toc-button');
}

// Scripted where the part fills the window or covers the page, because a pointer would scroll to the button first.
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((button: HTMLElement) => button.click());

async function openPicture(page: Page): Promise<void> {
  await loadAppAndExtras(page);
  await press(page, '.zoom');
}

async function waitForSuggestions(page: Page): Promise<void> {
  await loadApp(page);
  await page.getByRole('heading', { name: 'Did you mean' }).waitFor();
}

async function openDropdown(page: Page): Promise<void> {
  await page.click('.navbar summary');
  await forceStates(page, { '.navbar li a': ['hover'] });
}

async function openVersions(page: Page): Promise<void> {
  await page.click('.doc-version summary');
  await forceStates(page, { '.sidebar section a': ['hover'] });
}

/** The banner of a page under a wrong base URL (runtime/baseBanner.ts). */
async function showWrongBase(page: Page): Promise<void> {
  const wrong = new URL(`/elsewhere${PARTS}`, page.url()).href;
  const html = await (await page.request.get(page.url())).text();
  await page.route(wrong, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(wrong);
}

async function failToLoad(page: Page): Promise<void> {
  await loadApp(page);
  await page.route(PAGE_CHUNK, (route) => route.abort());
  await page.locator('.sidebar a[href="/docs/long"]').evaluate((link: HTMLElement) => link.click());
  await page.locator('.error-box').waitFor();
}

async function hideSidebar(page: Page): Promise<void> {
  await forceStates(page, { '.sidebar-switch': ['focus', 'focus-visible'] });
  await press(page, '.sidebar-switch');
}

/** The second message is a change of the first one. */
async function fillExampleState(page: Page): Promise<void> {
  await page.locator('[data-pane] mark').first().waitFor();
}

async function openEmptySearch(page: Page): Promise<void> {
  await loadApp(page);
  await openSearch(page);
  await forceStates(page, { '.start-pages li:first-child a': ['hover'] });
}

async function searchInVain(page: Page): Promise<void> {
  await loadApp(page);
  await openSearch(page);
  await enterQuery(page, 'zzzzqqqq');
}

async function search(page: Page): Promise<void> {
  await loadApp(page);
  await openSearch(page);
  await enterQuery(page, 'tabs');
  await waitForExcerpts(page);
}
