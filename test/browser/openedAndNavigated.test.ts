import type { Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { PAGE_ID } from '../../src/shared/dom';
import { withBase } from '../../src/shared/url';
import { fullTest } from '../cover';
import { SITES, type SiteName } from '../paths';
import { loadAppAndExtras, openPage } from './browser';
import { type Host } from './host';
import { browser, startSite, withBrowser } from './session';
import { expectSoon } from './until';
import { followLink, isMarked, markDocument, waitForHeading } from './visit';

const { routes } = loadConfig(SITES.site.root).routes;
const DOC_PATHS = routes.filter(({ kind }) => kind === 'doc').map(({ path }) => path);

withBrowser();

/** What a visitor gets of a page, as HTML, and what the document says of it. */
const readPage = (page: Page) =>
  page.evaluate((id) => {
    const content = document.getElementById(id)?.cloneNode(true) as HTMLElement;
    // Frames tell their example what the colour mode is once they have loaded, which may be before or after this.
    content.querySelectorAll('iframe').forEach((frame) => frame.replaceWith('An example'));
    // A navigation moves the focus to the heading.
    content.querySelector('h1')?.removeAttribute('tabindex');
    const read = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
    return {
      html: content.innerHTML.replaceAll('<', '\n<').split('\n'),
      title: document.title,
      canonical: read('link[rel=canonical]', 'href'),
      current: read('.sidebar [aria-current=page]', 'href'),
    };
  }, PAGE_ID);

/** Expects each page to be the same when it is opened, and when a link on `from` leads to it. Returns the host. */
async function compare(name: SiteName, from: string, paths: readonly string[]): Promise<Host> {
  const host = await startSite(name);
  const { site } = loadConfig(SITES[name].root);
  const { page } = await openPage(browser);
  for (const path of paths) {
    const address = withBase(site.baseUrl, path);
    await page.goto(host.origin + address);
    await loadAppAndExtras(page);
    const heading = await page.locator('main h1').innerText();
    const opened = await readPage(page);
    await page.goto(host.origin + withBase(site.baseUrl, from));
    await loadAppAndExtras(page);
    await markDocument(page);
    await followLink(page, address);
    await waitForHeading(page, heading);
    expect([path, await isMarked(page)]).toEqual([path, true]);
    // The marks that depend on the layout come after the next paint.
    await expectSoon(async () => [path, await readPage(page)], [path, opened]);
  }
  return host;
}

test('a page with every syntax is the same whether it is opened or reached by a link, and prints none as text', async () => {
  const host = await compare('gallery', '/docs/first', ['/docs/syntax', '/docs/parts']);
  const { page, errors } = await openPage(browser);
  await page.goto(`${host.origin}/docs/syntax`);
  const text = await page.locator('main').innerText();
  expect(text.match(/:::|\[!|\{#|<!--|\/\*|!\[|\[\^/)).toBeNull();
  expect(text).toContain('{{ braces }}');
  const pictures = page.locator('main img');
  await pictures.last().scrollIntoViewIfNeeded();
  const sizes = await pictures.evaluateAll((all) =>
    all.map((each) => [each.getAttribute('width'), each.getAttribute('height')].join()),
  );
  expect(sizes.filter((size) => size === '40,20')).toHaveLength(4);
  await page.locator('main img[title]').evaluate((each: HTMLImageElement) => each.decode());
  expect(errors).toEqual([]);
});

fullTest.each(DOC_PATHS)('%s is the same whether it is opened or reached by a link', (path) =>
  compare('site', '/support', [path]),
);
