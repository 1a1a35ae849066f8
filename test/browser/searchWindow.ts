import type { Locator, Page } from 'playwright-core';
import { effectsHaveRun } from './browser';
import { expectSoon } from './until';
import { address } from './visit';

/** The page that most tests start from, and one to find. */
export const START = '/docs/overview';
export const OTHER = '/docs/api/nodetree';
/** The files of the index. */
export const INDEX = /^\/assets\/search\..*\.json$/;
/** Runs if it is parsed as HTML. */
export const ATTACK = '<img src=x onerror=window.hacked=1>';

/** The search window. */
export const searchWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const searchField = (page: Page): Locator => searchWindow(page).getByRole('searchbox');
/** Its live region. */
export const searchStatus = (page: Page): Locator => searchWindow(page).getByRole('status');
/** The button that opens it. */
export const searchButton = (page: Page): Locator => page.locator('button[data-search]');

/** Resolves once the window is open and ready for input. */
export async function waitForSearch(page: Page): Promise<void> {
  await searchField(page).and(page.locator(':focus')).waitFor();
  await effectsHaveRun(page);
}

/** Opens the window with its shortcut. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await waitForSearch(page);
}

/** Enters a query. Resolves once the window shows the response to it. */
export async function enterQuery(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await waitForResults(page, query);
}

/** Resolves once the window shows the results of a query, or that there are none. */
export async function waitForResults(page: Page, query: string): Promise<void> {
  const all = `?${new URLSearchParams({ q: query }).toString()}`;
  const found = searchWindow(page).locator(`a[href$="${all}"]`);
  const nothing = searchWindow(page).getByText(`No results found for "${query}"`);
  await found.or(nothing).or(unreachable(page, query)).waitFor();
}

/** The window's message when no index is available. */
export const unreachable = (page: Page, query: string): Locator =>
  searchWindow(page).getByText(`Couldn’t search for "${query}"`);

/** Addresses of links. */
export const hrefs = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** A displayed result. */
export interface Hit {
  readonly href: string | null;
  readonly title: string;
  /** Titles above it. */
  readonly path: string;
  readonly excerpt: string;
  readonly marks: readonly string[];
}

/** The results in the window, best first. */
export function readHits(page: Page): Promise<Hit[]> {
  return searchWindow(page)
    .locator('.DocSearch-Hit')
    .evaluateAll((hits) =>
      hits.map((hit) => {
        const text = (selector: string) => hit.querySelector(selector)?.textContent ?? '';
        return {
          href: hit.querySelector('a')?.getAttribute('href') ?? null,
          title: text('.DocSearch-Hit-title'),
          path: text('.DocSearch-Hit-path'),
          excerpt: text('.excerpt'),
          marks: [...hit.querySelectorAll('mark')].map((mark) => mark.textContent ?? ''),
        };
      }),
    );
}

/** Resolves once most results have an excerpt, because some sections have no text of their own. */
export async function waitForExcerpts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const excerpts = [...document.querySelectorAll('.DocSearch-Hit .excerpt')];
    const filled = excerpts.filter(({ textContent }) => textContent !== '');
    return filled.length > 0 && filled.length > 0.75 * excerpts.length;
  });
}

/** Recent and pinned results in the window. */
export const storedHits = (page: Page): Locator => searchWindow(page).locator('.stored-hit');

/** Opens two results and pins the second. */
export async function chooseTwo(page: Page): Promise<void> {
  for (const [query, href] of [
    ['nodetree', OTHER],
    ['editor', '/docs/api/editor'],
  ] as const) {
    await openSearch(page);
    await enterQuery(page, query);
    await searchWindow(page).locator(`a[href="${href}"]`).first().click();
    await expectSoon(() => address(page), href);
    await searchWindow(page).waitFor({ state: 'detached' });
  }
  await openSearch(page);
  await searchWindow(page).locator('.DocSearch-Hit-action-button--pin').first().click();
  await searchWindow(page).getByText('Pinned').waitFor();
}
