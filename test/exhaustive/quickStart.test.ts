import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch, openPage } from '../browser/browser';
import { type Host, serveFolder } from '../browser/host';
import { ABOVE, BELOW, drag } from '../browser/sampleEditor';
import { expectSoon } from '../browser/until';
import { findFreePort } from '../freePort';
import { CHROMIUM_NOTE, PROJECT } from '../paths';
import { hasRegistry, ReaderProject } from './readerProject';

// Does what the pages of the learning path say, from an empty folder: the quick start with its commands, files, first drag
// and first save; then the tutorial, saving and publishing. Then the recipe about tests.

const testOnline = (await hasRegistry()) ? test : test.skip;
const project = new ReaderProject();
const parent = project.folder;
/** Follows only the steps for React 19. */
const later = new ReaderProject();
const laterParent = later.folder;
/** Runs the unit tests of the recipe about tests. */
const tested = new ReaderProject();
const testedParent = tested.folder;

let browser: Browser;
const hosts = new Map<ReaderProject, Host>();
/** Opens what the last build of a project made. */
async function openBuilt(built: ReaderProject) {
  const host = hosts.get(built) ?? (await serveFolder(join(built.folder, 'dist')));
  hosts.set(built, host);
  const { page, errors } = await openPage(browser);
  await page.goto(host.origin);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return { page, errors, button, origin: host.origin };
}

/** The recipe says where its button goes, without repeating the whole file. */
function addPublishButton(built: ReaderProject): void {
  const code = readFileSync(join(built.folder, 'src/App.tsx'), 'utf8');
  const panel = '<CopyLoad />';
  expect(code).toContain(panel);
  built.write(
    'src/App.tsx',
    `import { PublishButton } from './PublishButton';\n${code.replace(panel, `${panel}<PublishButton />`)}`,
  );
}

beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  for (const host of hosts.values()) await host.close();
  for (const folder of [parent, laterParent, testedParent]) rmSync(folder, { recursive: true, force: true });
});

testOnline(
  'its commands and files make a project that passes strict type checks and builds',
  async () => {
    await project.follow('quick-start', /^npm run dev$/);
    expect(dirname(project.folder)).toBe(parent);

    await project.run('npm run build');
    project.write(
      'src/strict.ts',
      "export const width: number = document.querySelector('main').clientWidth;\n",
    );
    await expect(project.run('npm run build')).rejects.toThrow("possibly 'null'");
    project.write('src/strict.ts', '');
  },
  300_000,
);

testOnline(
  'with React 19, one command replaces the second step and the third one',
  async () => {
    const text = readFileSync(join(PROJECT, 'docs/quick-start.mdx'), 'utf8');
    const [, install = ''] = /`(npm install -E @craftjs\/core@[\d.]+)`/.exec(text) ?? [];
    await later.follow('quick-start', /^npm (run dev|install )|main\.tsx$/);
    await later.run(install);
    await later.run('npm run build');
  },
  300_000,
);

testOnline.each([
  ['', project],
  [' with React 19', later],
])('its editor%s drags, adds, undoes, saves, and shows the saved page after a reload', async (_, built) => {
  const { page, errors, button } = await openBuilt(built);
  const texts = page.locator('main p');
  const [first, second, added] = ['Drag me below the other text', 'I am the other text', 'A new text'];
  await expectSoon(() => texts.allInnerTexts(), [first, second]);

  await drag(page, page.getByText(first), page.getByText(second), BELOW);
  await expectSoon(() => texts.allInnerTexts(), [second, first]);
  await drag(page, page.getByText('Drag me onto the page'), page.getByText(first), BELOW);
  await expectSoon(() => texts.allInnerTexts(), [second, first, added]);
  await button('Undo').click();
  await expectSoon(() => texts.allInnerTexts(), [second, first]);

  await button('Save').click();
  await page.reload();
  await expectSoon(() => texts.allInnerTexts(), [second, first]);
  expect(errors).toEqual([]);
});

testOnline('an update from the development server stops drags until the tab is reloaded', async () => {
  const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
    cwd: project.folder,
    env: { ...process.env, NO_COLOR: '1' },
  });
  const { page, context } = await openPage(browser);
  try {
    const address = await new Promise<string>((resolve) =>
      server.stdout.on('data', (data) => {
        const [found] = /http:\S+/.exec(String(data)) ?? [];
        if (found) resolve(found);
      }),
    );
    await page.goto(address);
    const isDraggable = () => page.locator('main p').first().getAttribute('draggable');
    await expectSoon(isDraggable, 'true');
    const code = readFileSync(join(project.folder, 'src/App.tsx'), 'utf8');
    project.write('src/App.tsx', code.replace('        Undo\n', '        Revert\n'));
    await page.getByRole('button', { name: 'Revert' }).waitFor();
    await expectSoon(isDraggable, 'false');
    await page.reload();
    await expectSoon(isDraggable, 'true');
    project.write('src/App.tsx', code);
  } finally {
    await context.close();
    server.kill();
  }
});

testOnline.each([
  [', and a published page', project],
  [' with React 19', later],
])(
  'the next pages make it an editor with toolbox, settings, undo and saving%s',
  async (_, built) => {
    const publishes = built === project; // The recipe renders with React 17.
    for (const name of [
      'guides/tutorial-style-sheet',
      'guides/basic-tutorial',
      'guides/tutorial-card',
      'guides/tutorial-editing',
      'guides/save-load-state',
    ])
      await built.follow(name);
    // The next page replaces its editor.
    await built.run('npm run build');
    for (const name of ['guides/autosave', ...(publishes ? ['recipes/publish', 'recipes/read-only'] : [])])
      await built.follow(name);
    if (publishes) addPublishButton(built);
    await built.run('npm run build');

    const { page, errors, button, origin } = await openBuilt(built);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const heading = page.locator('.page').getByText('A new heading');
    await drag(page, page.getByText('Heading', { exact: true }), page.getByText('Hello'), ABOVE);
    await button('Undo').click();
    await heading.waitFor({ state: 'detached' });
    await button('Redo').click();
    await heading.click();
    await page.getByLabel('Font size').press('End');
    await expectSoon(() => heading.evaluate((element) => getComputedStyle(element).fontSize), '60px');

    await button('Copy page').click();
    await page.getByText('Copied.').waitFor();
    await button('Delete').click();
    await heading.waitFor({ state: 'detached' });
    await page.getByLabel('Saved page').fill(await page.evaluate(() => navigator.clipboard.readText()));
    await button('Load').click();
    await heading.waitFor();
    await page.waitForFunction(() => localStorage.getItem('tutorial-page')?.includes('A new heading'));
    await page.reload();
    await heading.waitFor();

    if (publishes) {
      await button('Publish').click();
      await page.goto(`${origin}/?published`);
      await page.getByText('A new heading').waitFor();
      expect(await page.locator('.bar, .tools, .sidebar, [draggable=true]').count()).toBe(0);
      expect(await page.getByText('Text only').count()).toBe(0);
    }
    expect(errors).toEqual([]);
  },
  300_000,
);

testOnline(
  'the versions that the recipe about tests installs run its unit tests, with Vitest and with Jest',
  async () => {
    await tested.follow('quick-start', /^npm run dev$/);
    // Its commands stand before its files.
    await tested.follow('recipes/testing', /^npx /, 'src');
    const text = readFileSync(join(PROJECT, 'docs/recipes/testing.mdx'), 'utf8');
    const [vitest = ''] = /^npx vitest .*$/m.exec(text) ?? [];
    tested.copy('recipes/testing', 'jest.config.mjs');
    expect(await tested.run(`NO_COLOR=1 ${vitest}`)).toMatch(/Tests +4 passed/);
    await tested.run('npm run build');

    const testFile = readFileSync(join(tested.folder, 'src/editor.test.tsx'), 'utf8');
    tested.write('src/editor.test.tsx', testFile.replace("'vitest'", "'@jest/globals'"));
    expect(await tested.run('npx jest')).toContain('Tests:       4 passed, 4 total');
  },
  300_000,
);

testOnline(
  'the browser tests of the next recipe pass in that project',
  async () => {
    await tested.follow('recipes/browser-tests', /^npx /);
    for (const file of ['playwright.config.ts', 'e2e/drag.ts', 'e2e/editor.spec.ts'])
      tested.copy('recipes/browser-tests', file);
    const origin = `http://localhost:${await findFreePort()}`;
    const launchOptions = { executablePath: readFileSync(CHROMIUM_NOTE, 'utf8'), args: ['--no-sandbox'] };
    // The page's configuration, on a free port and in the Chromium of these tests.
    tested.write(
      'here.config.ts',
      `import page from './playwright.config';
export default {
  ...page,
  use: ${JSON.stringify({ baseURL: origin, launchOptions })},
  webServer: { ...page.webServer, url: '${origin}', command: 'npm run dev -- --strictPort --port ${new URL(origin).port}' },
};
`,
    );
    expect(await tested.run('npx playwright test --config here.config.ts')).toContain('4 passed');
  },
  300_000,
);
