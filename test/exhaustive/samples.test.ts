import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPrograms } from '../../examples/samples/build/programs';
import { readSamples } from '../../examples/samples/build/readSamples';
import { loadConfig } from '../../src/config/load';
import { PROJECT, SAMPLES, SITES } from '../paths';
import { findLowContrast } from '../browser/axe';
import { openPage } from '../browser/browser';
import { type Host, serveFolder } from '../browser/host';
import { type NodeNames, readNames, readTree, useSample } from '../browser/sampleEditor';
import { loadStories } from '../browser/stories';
import { browser, untilTestEnds, withBrowser } from '../browser/session';
import { expectSoon } from '../browser/until';

// Runs every sample and every tutorial step with the published packages, as its page describes. `stories/` has the
// expected nodes, in one file per page. Each story also checks the names in the saved state and the contrast in both
// colour modes.

/** Three components of the sample about rules come from one function and share this name. */
const FACTORY_PRODUCT = 'Ruled';
/** `@craftjs/layers` shows the selected row white on this colour (3.91:1), without a class to restyle it. */
const LAYERS_BLUE = '#2680eb';

const stories = await loadStories();
const places = new Map(listPrograms(PROJECT).map(({ name, place }) => [name, place]));

withBrowser();
let host: Host;
beforeEach(async () => {
  host = await untilTestEnds(serveFolder(SAMPLES));
});

test('every program has a story, and every story a program', () => {
  expect([...stories.keys()].sort()).toEqual([...places.keys()].sort());
  expect(readSamples(PROJECT).filter(({ kind }) => kind === 'runnable').length).toBeGreaterThanOrEqual(25);
});

test.each([...stories].map(([name, story]) => ({ name, story, place: places.get(name), does: story.does })))(
  '$place: a visitor $does',
  async ({ name, story }) => {
    const { page, errors } = await openPage(browser);
    await page.goto(`${host.origin}/${name}.html`);
    const sample = page.locator('#sample');
    await sample.locator('*').first().waitFor();
    expect(await readTree(page)).not.toEqual(story.tree);
    if (story.shows) expect(await sample.innerText()).not.toContain(story.shows);

    await story.act(useSample(page));

    await expectSoon(() => readTree(page), story.tree);
    if (story.shows) await sample.getByText(story.shows).first().waitFor();
    // A sample sets `craft.displayName` only to the resolver key, so a name that differs from it was minified.
    const isMinified = ({ type, displayName }: NodeNames) => ![type, FACTORY_PRODUCT].includes(displayName);
    expect((await readNames(page)).filter(isMinified)).toEqual([]);
    for (const mode of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), mode);
      const found = (await findLowContrast(page)).filter(
        (violation) => !violation.join().includes(LAYERS_BLUE),
      );
      expect([mode, found]).toEqual([mode, []]);
    }
    expect(errors.filter((error) => !story.complaints?.test(error))).toEqual([]);
  },
);

test.each(loadConfig(PROJECT).site.apps.map(({ path }) => path))(
  '%s contains no React other than 17.0.2',
  (path) => {
    const folder = join(SITES.site.out, path);
    const scripts = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
    const versions = scripts.flatMap((text) =>
      [...text.matchAll(/[.,{]version[=:]"(\d+\.\d+\.\d+)"/g)].map(([, version]) => version),
    );
    expect([...new Set(versions)]).toEqual(['17.0.2']);
    // Marks elements in React 19.
    expect(scripts.filter((text) => text.includes('react.transitional.element'))).toEqual([]);
  },
);
