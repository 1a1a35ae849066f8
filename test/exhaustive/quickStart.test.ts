import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch, openPage } from '../browser/browser';
import { type Host, serveFolder } from '../browser/host';
import { BELOW, drag } from '../browser/sampleEditor';
import { expectSoon } from '../browser/until';
import { hasRegistry, ReaderProject } from './readerProject';

// Does what the page "Quick Start" says, from an empty folder: commands, files, first drag, first save.

const testOnline = (await hasRegistry()) ? test : test.skip;
const project = new ReaderProject();
const parent = project.folder;

let browser: Browser;
let host: Host | undefined;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await host?.close();
  rmSync(parent, { recursive: true, force: true });
});

testOnline(
  'its commands and files make a project that passes strict type checks and builds',
  async () => {
    await project.follow('quick-start', ['npm run dev']);
    expect(dirname(project.folder)).toBe(parent);

    await project.run('npm run build');
    project.write(
      'src/strict.ts',
      "export const width: number = document.querySelector('main').clientWidth;\n",
    );
    await expect(project.run('npm run build')).rejects.toThrow("possibly 'null'");
  },
  300_000,
);

testOnline('its editor drags, adds, undoes, saves, and shows the saved page after a reload', async () => {
  host = await serveFolder(join(project.folder, 'dist'));
  const { page, errors } = await openPage(browser);
  await page.goto(host.origin);
  const texts = page.locator('main p');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [first, second, added] = ['Drag me below the other text', 'I am the other text', 'A new text'];
  await expectSoon(() => texts.allInnerTexts(), [first, second]);

  await drag(page, page.getByText(first), page.getByText(second), BELOW);
  await expectSoon(() => texts.allInnerTexts(), [second, first]);
  await drag(page, button('Drag me onto the page'), page.getByText(first), BELOW);
  await expectSoon(() => texts.allInnerTexts(), [second, first, added]);
  await button('Undo').click();
  await expectSoon(() => texts.allInnerTexts(), [second, first]);

  await button('Save').click();
  await page.reload();
  await expectSoon(() => texts.allInnerTexts(), [second, first]);
  expect(errors).toEqual([]);
});
