import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cover, fullTest } from '../cover';
import { loadApp, openPage, type WatchedPage } from '../browser/browser';
import { browser, withBrowser } from '../browser/session';
import { expectSoon } from '../browser/until';
import { followLink, isMarked, markDocument } from '../browser/visit';
import { PROJECT } from '../paths';

let folder: string;
let command: ChildProcess;
let origin: string;
let rightConfig: string;

withBrowser();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-dev-test-'));
  cpSync(join(PROJECT, 'test/fixtures/site'), folder, { recursive: true });
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app/package.json'), JSON.stringify({ scripts: { build: 'node build.cjs' } }));
  // Arguments of the app's build script: --out and the folder.
  const makesPage =
    'fs.mkdirSync(process.argv[3]), fs.writeFileSync(`${process.argv[3]}index.html`, "The app")';
  writeFileSync(join(folder, 'app/build.cjs'), `const fs = require('fs'); ${makesPage}`);
  edit('site.config.json', (text) =>
    text.replace('"docs":', '"apps": [{ "folder": "app", "path": "/app/" }], "docs":'),
  );
  cpSync(join(folder, 'static/mark.svg'), join(folder, 'docs/beside.svg'));
  edit(
    'docs/guide.mdx',
    (text) => `${text}\n![Beside](./beside.svg)\n\n${'A line to scroll past.\n\n'.repeat(80)}`,
  );
  rightConfig = readFileSync(join(folder, 'site.config.json'), 'utf8');
  edit('site.config.json', (text) => text.replace('"tagline"', '"taglin"'));
  command = spawn(process.execPath, ['src/node/main.mjs', 'dev', '--site', folder], {
    cwd: PROJECT,
    env: { ...process.env, PORT: '0' },
  });
  origin = await new Promise((resolve) => {
    command.stdout?.on('data', (data) => {
      const address = /Serving (http:\S+?)\/\s/.exec(String(data))?.[1];
      if (address) resolve(address);
    });
  });
});
afterAll(async () => {
  command.kill();
  rmSync(folder, { recursive: true, force: true });
});

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

async function openGuide(): Promise<WatchedPage> {
  const watched = await openPage(browser);
  await watched.page.goto(`${origin}/sub/guide`);
  return watched;
}

test('a site with a broken configuration at startup shows the error, and the page once it is fixed', async () => {
  const { page } = await openGuide();
  await page.locator('#_dev-error', { hasText: 'Did you mean "tagline"?' }).waitFor();
  writeFileSync(join(folder, 'site.config.json'), rightConfig);
  // The first compilation starts only now.
  await page.locator('h1', { hasText: 'Guide' }).waitFor({ timeout: 90_000 });
});

test('an open page updates after an edit to its MDX file and keeps its scroll position', async () => {
  const { page, errors } = await openGuide();
  await page.evaluate(() => window.scrollTo(0, 900));
  edit('docs/guide.mdx', (text) => text.replace('A line to scroll past.', 'A line that was edited.'));
  await page.getByText('A line that was edited.').waitFor();
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 5);
  expect(errors).toEqual([]);
});

test('later edits of text are shown without a reload, until another page is opened or more styles are needed', async () => {
  const { page, errors } = await openGuide();
  const edited = async (text: string) => {
    edit('docs/guide.mdx', (old) => `${old}\n${text}\n`);
    await page.locator('article', { hasText: /\w{2,}/.exec(text)?.[0] ?? '' }).waitFor();
  };
  await edited('Alpha.');
  await markDocument(page);
  await edited('Beta.');
  expect(await isMarked(page)).toBe(true);
  await edited('- [x] Gamma');
  expect(await isMarked(page)).toBe(false);
  await edited('Delta.');
  await markDocument(page);
  await loadApp(page);
  await followLink(page, '/sub/');
  await expectSoon(() => isMarked(page), false);
  expect(errors).toEqual([]);
});

fullTest('details stay open after an edit', async () => {
  const { page } = await openGuide();
  edit('docs/guide.mdx', (text) => `${text}\n:::details[More]\n\nThe rest.\n\n:::\n`);
  await page.locator('article summary').click();
  await page.getByText('The rest.').waitFor();
  edit('docs/guide.mdx', (text) => text.replace('The rest.', 'The edited rest.'));
  await page.getByText('The edited rest.').waitFor();
});

test('an open page updates after edits to both JSON files', async () => {
  const { page } = await openGuide();
  edit('site.config.json', (text) => text.replace('"title": "Fixture"', '"title": "Renamed"'));
  await page.locator('.brand', { hasText: 'Renamed' }).waitFor();
  edit('routes.json', (text) => text.replace('"label": "Guide", "file"', '"label": "The guide", "file"'));
  await page.locator('.sidebar', { hasText: 'The guide' }).waitFor();
});

fullTest('the sidebar shows a changed title, and a page that is added to a folder', async () => {
  const { page } = await openGuide();
  const right = readFileSync(join(folder, 'routes.json'), 'utf8');
  edit('routes.json', (text) =>
    text.replace(/"index": "\/",\s*"sidebar": \[[\s\S]*?\n      \]/, '"folder": "docs"'),
  );
  const sidebar = page.locator('.sidebar');
  await sidebar.filter({ hasText: 'Guide' }).waitFor();
  edit('docs/guide.mdx', (text) => text.replace('"Guide"', '"Handbook"'));
  await sidebar.filter({ hasText: 'Handbook' }).waitFor();
  writeFileSync(join(folder, 'docs/added.mdx'), '# Added\n');
  await sidebar.filter({ hasText: 'Added' }).waitFor();
  rmSync(join(folder, 'docs/added.mdx'));
  await page.locator('.sidebar:not(:has-text("Added"))').waitFor();
  edit('docs/guide.mdx', (text) => text.replace('"Handbook"', '"Guide"'));
  writeFileSync(join(folder, 'routes.json'), right);
  await sidebar.filter({ hasText: 'Guide' }).waitFor();
});

fullTest(
  'an open page updates after a change of the base URL or code theme, which webpack caches',
  async () => {
    const { page } = await openGuide();
    edit('site.config.json', (text) => text.replace('"docs":', '"code": { "theme": "nord" }, "docs":'));
    const background = '#2e3440'; // A colour of the Nord theme.
    await page.waitForFunction(
      (color) => document.head.innerHTML.includes(`--code-back:${color}`),
      background,
    );
  },
);

test.each(
  cover(
    [
      ['MDX', 'docs/guide.mdx', '\n\n<Unclosed>\n', 'Unclosed'],
      ['configuration', 'site.config.json', ' x', 'site.config.json:'],
    ] as const,
    1,
  ),
)('broken %s shows the error over the page, and fixing it recovers', async (_, file, fault, sentence) => {
  const { page } = await openGuide();
  const right = readFileSync(join(folder, file), 'utf8');
  edit(file, (text) => text + fault);
  const overlay = page.locator('#_dev-error');
  await overlay.waitFor();
  expect(await overlay.innerText()).toContain(sentence);
  expect(await overlay.innerText()).not.toMatch(/^\s+at /m);
  writeFileSync(join(folder, file), right);
  await overlay.waitFor({ state: 'detached' });
  expect(await page.locator('h1').innerText()).toBe('Guide');
});

fullTest(
  'an error of the configuration stays over the page when an older request for the page is answered',
  async () => {
    const { page } = await openGuide();
    const right = readFileSync(join(folder, 'site.config.json'), 'utf8');
    // The first edit of a page reloads it, the next ones replace its content.
    edit('docs/guide.mdx', (text) => `${text}\nA first edit.\n`);
    await page.getByText('A first edit.').waitFor();
    const asked = page.waitForRequest(`${origin}/sub/guide`);
    let answer = () => {};
    const isReleased = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`${origin}/sub/guide`, async (route) => {
      const response = await route.fetch();
      await isReleased;
      await route.fulfill({ response });
    });
    edit('docs/guide.mdx', (text) => `${text}\nAn edit before the error.\n`);
    await asked;
    writeFileSync(join(folder, 'site.config.json'), `${right} x`);
    const overlay = page.locator('#_dev-error');
    await overlay.waitFor();
    const answered = page.waitForResponse(`${origin}/sub/guide`).then((response) => response.finished());
    answer();
    await answered;
    // Whatever handles the answer runs in these turns.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await overlay.isVisible()).toBe(true);
    writeFileSync(join(folder, 'site.config.json'), right);
    await overlay.waitFor({ state: 'detached' });
  },
);

fullTest('an import that is missing and then broken is reported, and writing its file recovers', async () => {
  const { page } = await openGuide();
  const right = readFileSync(join(folder, 'docs/guide.mdx'), 'utf8');
  const badge = join(folder, 'docs/Badge.tsx');
  const overlay = page.locator('#_dev-error');
  edit('docs/guide.mdx', (text) =>
    text.replace('\n---\n', "\n---\n\nimport Badge from './Badge';\n\n<Badge />\n"),
  );
  await overlay.filter({ hasText: 'There is no file "./Badge".' }).waitFor();
  writeFileSync(badge, 'export default () =\n');
  await overlay.filter({ hasText: 'docs/Badge.tsx:1:17: Expression expected.' }).waitFor();
  writeFileSync(badge, 'export default () => <b>The badge</b>;\n');
  await overlay.waitFor({ state: 'detached' });
  expect(await page.locator('article b').innerText()).toBe('The badge');
  writeFileSync(badge, 'export default () => <b>Another badge</b>;\n');
  await page.getByText('Another badge').waitFor();
  writeFileSync(join(folder, 'docs/guide.mdx'), right);
  await page.getByText('Another badge').waitFor({ state: 'detached' });
});

fullTest('the overlay shows only the current configuration error', async () => {
  const { page } = await openGuide();
  const right = readFileSync(join(folder, 'site.config.json'), 'utf8');
  const overlay = page.locator('#_dev-error');
  for (const key of ['titel', 'titlle']) {
    writeFileSync(join(folder, 'site.config.json'), right.replace('"title"', `"${key}"`));
    await overlay.filter({ hasText: `${key}: unknown key` }).waitFor();
    expect(await overlay.innerText()).toMatch(/^1 problem in the configuration\n/);
    expect(await overlay.innerText()).not.toContain('Module build failed');
    expect((await overlay.innerText()).match(/unknown key/g)).toHaveLength(1);
  }
  writeFileSync(join(folder, 'site.config.json'), right);
  await overlay.waitFor({ state: 'detached' });
});

test('a deleted page is reported with its place in routes.json, and restoring it recovers', async () => {
  const { page } = await openGuide();
  const right = readFileSync(join(folder, 'docs/guide.mdx'), 'utf8');
  rmSync(join(folder, 'docs/guide.mdx'));
  const overlay = page.locator('#_dev-error');
  await overlay.waitFor();
  const expected = /routes\.json:\d+:\d+ .*there is none at "docs\/guide\.mdx"/;
  expect(await overlay.innerText()).toMatch(expected);
  await page.reload();
  expect(await overlay.innerText()).toMatch(expected);
  writeFileSync(join(folder, 'docs/guide.mdx'), right);
  await overlay.waitFor({ state: 'detached' });
});

fullTest('existing pages return 200, others 404, and redirects work', async () => {
  const { page } = await openGuide();
  expect((await page.goto(`${origin}/sub/`))?.status()).toBe(200);
  expect((await page.goto(`${origin}/sub/nowhere`))?.status()).toBe(404);
  await page.goto(`${origin}/sub/old/x/guide`);
  expect(new URL(page.url()).pathname).toBe('/sub/guide');
});

fullTest('a picture beside a page is served, also after an edit that breaks the page', async () => {
  const { page } = await openGuide();
  const address = (await page.getByAltText('Beside').getAttribute('src')) ?? '';
  const typeOf = async () => (await fetch(origin + address)).headers.get('content-type');
  expect(await typeOf()).toBe('image/svg+xml');
  edit('docs/guide.mdx', (text) => `${text}\n<Unclosed\n`);
  await page.locator('#_dev-error').waitFor();
  expect(await typeOf()).toBe('image/svg+xml');
  edit('docs/guide.mdx', (text) => text.replace('\n<Unclosed\n', ''));
  await page.locator('#_dev-error').waitFor({ state: 'detached' });
});

test('the site’s apps are served', async () => {
  await expectSoon(async () => (await fetch(`${origin}/sub/app/`)).text(), 'The app', 20_000);
});
