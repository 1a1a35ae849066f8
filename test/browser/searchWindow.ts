import type { Locator, Page } from 'playwright-core';
import { effectsHaveRun } from './browser';

/** The window of search. */
export const searchWindow = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const searchField = (page: Page): Locator => searchWindow(page).getByRole('searchbox');
/** What its live region says. */
export const searchStatus = (page: Page): Locator => searchWindow(page).getByRole('status');
/** The button that opens it. */
export const searchButton = (page: Page): Locator => page.locator('button[data-search]');

/** Resolves once the window can be typed into, and listens. */
export async function seeSearch(page: Page): Promise<void> {
  await searchField(page).and(page.locator(':focus')).waitFor();
  await effectsHaveRun(page);
}

/** Opens the window by its keys. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await seeSearch(page);
}

/** Puts a query in the window. Resolves once what it shows belongs to this query. */
export async function ask(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await seeAnswer(page, query);
}

/** Resolves once the window shows what was found for a query, if anything was. */
export async function seeAnswer(page: Page, query: string): Promise<void> {
  const all = `?${new URLSearchParams({ q: query }).toString()}`;
  const found = searchWindow(page).locator(`a[href$="${all}"]`);
  const nothing = searchWindow(page).getByText(`No results found for "${query}"`);
  await found.or(nothing).or(unreachable(page, query)).waitFor();
}

/** What the window says when no index answers a query. */
export const unreachable = (page: Page, query: string): Locator =>
  searchWindow(page).getByText(`Couldn’t search for "${query}"`);

/** A result as it is shown. */
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

/** Resolves once most results have an excerpt; a section may have no words of its own. */
export async function seeExcerpts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const excerpts = [...document.querySelectorAll('.DocSearch-Hit .excerpt')];
    const filled = excerpts.filter(({ textContent }) => textContent !== '');
    return filled.length > 0 && filled.length > 0.75 * excerpts.length;
  });
}
