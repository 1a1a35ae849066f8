import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { loadConfig } from '../../src/config/load';
import { htmlFile } from '../../src/shared/url';
import { fullTest } from '../cover';
import { SITES } from '../paths';
import { openPage, loadApp } from './browser';
import { browser, host, withSite } from './session';
import { expectSoon } from './until';
import { followLink } from './visit';

// The accessibility tree of the frame around the pages.

const START = '/docs/overview';
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };
const { routes, site } = loadConfig(SITES.site.root);
const [shell] = routes.sections;
const paths = routes.routes.map(({ path }) => path);

withSite('site');

async function visit(options: object, path = START): Promise<Page> {
  const { page } = await openPage(browser, options);
  await page.goto(host.origin + path);
  return page;
}

/** The accessibility tree below an element, without link addresses. */
async function treeOf(page: Page, selector: string): Promise<string> {
  const lines = (await page.locator(selector).ariaSnapshot()).split('\n');
  return (
    lines
      .filter((line) => !line.includes('- /url:'))
      // YAML quotes names with a colon.
      .map((line) => line.replace(/^( *- )'(.*)':$/, '$1$2').replace(/^( *- link .*):$/, '$1'))
      .join('\n')
  );
}

/** Landmarks of a page in document order, nested ones indented. */
async function landmarksOf(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  const landmark = /^( *)- ((?:banner|navigation|main|complementary|contentinfo|region|search|form)\b[^:]*)/;
  return lines.flatMap((line) => {
    const [, indent, name] = landmark.exec(line) ?? [];
    return name === undefined ? [] : [`${indent}${name}`];
  });
}

describe('the tree of the frame', () => {
  test('has each landmark once, with its own name, on a desktop', async () => {
    const page = await visit(DESKTOP);
    expect(await landmarksOf(page)).toEqual([
      'banner',
      '  navigation "Main"',
      'navigation "Documentation"',
      'main',
      '  navigation "On this page"',
      '    navigation "Breadcrumbs"',
      '    navigation "Previous and next page"',
      'contentinfo',
    ]);
  });

  test('has fewer landmarks on a phone until a menu is opened', async () => {
    const page = await visit(PHONE);
    const closed = [
      'banner',
      'main',
      '    navigation "Breadcrumbs"',
      '    navigation "Previous and next page"',
    ];
    expect(await landmarksOf(page)).toEqual([...closed, 'contentinfo']);
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await landmarksOf(page)).toEqual(
      expect.arrayContaining(['navigation "Site"', 'navigation "Documentation"']),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'On this page' }).click();
    expect(await landmarksOf(page)).toEqual(expect.arrayContaining(['  navigation "On this page"']));
  });

  test('names everything in the navbar on a desktop', async () => {
    const page = await visit(DESKTOP);
    expect(await treeOf(page, 'header')).toBe(
      [
        '- banner:',
        '  - link "craft.js"',
        '  - navigation "Main":',
        '    - link "Documentation"',
        '    - group: Examples',
        '    - link "Support"',
        '    - link "GitHub"',
        '  - button "Search"',
        '  - button "Switch between light and dark mode"',
      ].join('\n'),
    );
  });

  test('names everything in the navbar on a phone', async () => {
    const page = await visit(PHONE);
    expect(await treeOf(page, 'header')).toBe(
      [
        '- banner:',
        '  - button "Menu"',
        '  - link "craft.js"',
        '  - button "Search"',
        '  - button "Switch between light and dark mode"',
      ].join('\n'),
    );
  });

  test('groups the documentation pages under their names and marks the current page', async () => {
    const page = await visit(DESKTOP);
    const groups = shell!.groups.flatMap(({ label, pages }) => [
      '  - group:',
      `    - text: ${label}`,
      '    - list:',
      ...pages.flatMap((one) => ['      - listitem:', `        - link "${one.label}"`]),
    ]);
    const tree = await treeOf(page, '.sidebar');
    expect(tree.split('\n')).toEqual([
      '- navigation "Documentation":',
      expect.stringMatching(/^ {2}- paragraph: "Version: /),
      ...groups,
    ]);
    const current = page.locator('.sidebar').locator('[aria-current=page]');
    expect(await current.allTextContents()).toEqual(['Overview']);
  });

  test.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('starts the article with breadcrumbs and heading on a %s', async (_, options) => {
    const page = await visit(options);
    const tree = await treeOf(page, 'main article');
    expect(tree.split('\n').slice(0, 8)).toEqual([
      '- article:',
      '  - navigation "Breadcrumbs":',
      '    - list:',
      '      - listitem:',
      '        - link "Documentation"',
      '      - listitem: Getting Started',
      '      - listitem: Overview',
      '  - heading "Overview" [level=1]',
    ]);
    expect(await page.locator('.breadcrumbs [aria-current=page]').allTextContents()).toEqual(['Overview']);
    expect(tree).toContain('- link "Copy page as Markdown');
    expect(tree.split('\n').slice(-3)).toEqual([
      '  - navigation "Previous and next page":',
      '    - link "Previous Quick Start"',
      '    - link "Next Installation"',
    ]);
  });

  test('lists the sections of the page by their headings', async () => {
    const page = await visit(DESKTOP);
    const entries = await page
      .locator('main article :is(h2, h3)')
      .evaluateAll((headings) => headings.map((heading) => heading.textContent ?? ''));
    expect(entries.length).toBeGreaterThan(2);
    expect(await treeOf(page, '#_toc')).toBe(
      [
        '- navigation "On this page":',
        '  - list:',
        ...entries.flatMap((name) => ['    - listitem:', `      - link "${name}"`]),
      ].join('\n'),
    );
    // Entries of the third level are indented.
    const inner = await page
      .locator('main article h3')
      .evaluateAll((headings) => headings.map((heading) => heading.id));
    expect(inner.length).toBeGreaterThan(0);
    const deep = await page.locator('#_toc li').evaluateAll((items) => {
      const indents = items.map(
        (item) =>
          item.querySelector('a')!.getBoundingClientRect().left +
          parseFloat(getComputedStyle(item.querySelector('a')!).paddingInlineStart),
      );
      return items
        .filter((_, index) => indents[index]! > Math.min(...indents))
        .map((item) => item.querySelector('a')!.hash.slice(1));
    });
    expect(deep).toEqual(inner);
  });

  test('ends with the footer columns, each list below its heading', async () => {
    const page = await visit(DESKTOP);
    const columns = site.footer.groups.flatMap(({ title, items }) => [
      `  - heading "${title}" [level=2]`,
      '  - list:',
      ...items.flatMap(({ label }) => ['    - listitem:', `      - link "${label}"`]),
    ]);
    expect(await treeOf(page, 'footer.footer')).toBe(
      [
        '- contentinfo:',
        ...columns,
        `  - paragraph: ${site.footer.copyright.replace('{year}', String(new Date().getUTCFullYear()))}`,
      ].join('\n'),
    );
  });

  test.each([
    ['phone menu', PHONE, '.menu-button'],
    ['table of contents on a phone', PHONE, '.toc-button'],
    ['dropdown menu', DESKTOP, '.navbar summary'],
  ])('exposes whether the %s is open', async (_, options, selector) => {
    const page = await visit(options);
    const session = await page.context().newCDPSession(page);
    const isExpanded = async () => {
      const { root } = await session.send('DOM.getDocument');
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { nodes } = await session.send('Accessibility.getPartialAXTree', {
        nodeId,
        fetchRelatives: false,
      });
      const found = nodes[0]?.properties?.find(({ name }) => name === 'expanded');
      return (found?.value.value as unknown) ?? null;
    };
    expect(await isExpanded()).toBe(false);
    await page.locator(selector).click();
    await expectSoon(isExpanded, true);
  });
});

describe('the headings', () => {
  const levelsIn = (file: string) => {
    const html = readFileSync(join(SITES.site.out, file), 'utf8');
    return [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level));
  };
  test.each([...paths.map((path) => [path, htmlFile(path)]), ['not found', '404.html']])(
    'of %s have one top level and skip no level',
    (_, file = '') => {
      const levels = levelsIn(file);
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect(skips).toEqual([]);
    },
  );
});

fullTest('soft navigations announce the title of each page', async () => {
  const page = await visit(DESKTOP, '/docs/api/node');
  await loadApp(page);
  const region = page.locator('#_announcer');
  expect(await region.getAttribute('aria-live')).toBe('polite');
  const said = new Set<string>();
  for (const path of paths) {
    await followLink(page, path);
    await page.waitForFunction(
      (before) =>
        !before.includes(document.title) &&
        document.getElementById('_announcer')?.textContent === document.title,
      [...said],
    );
    expect(await page.evaluate(() => location.pathname)).toBe(path);
    said.add(await page.title());
  }
  expect(said.size).toBe(paths.length);
});
