import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { cover, oneIn } from '../cover';
import { type SiteName, SITES } from '../paths';

const RULES: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Resources come from the page's own host, so integrity hashes add nothing.
    'require-sri': ['error', { target: 'crossorigin' }],
    // The standard allows ">" in text.
    'no-raw-characters': 'off',
    // A single button in a form doesn't need the type "submit".
    'no-implicit-button-type': 'off',
  },
};

/** The app shell has no page, so its first headings are those of the footer until the app renders an h1. */
const SHELL_RULES: ConfigData = {
  ...RULES,
  rules: { ...RULES.rules, 'heading-level': ['error', { minInitialRank: 'h2' }] },
};

const validator = new HtmlValidate(new StaticConfigLoader(RULES));
const shellValidator = new HtmlValidate(new StaticConfigLoader(SHELL_RULES));
const NAMES: readonly SiteName[] = ['site', 'versions', 'fixture', 'gallery'];

test('pages are as wide as the device', () => {
  const html = readFileSync(join(SITES.fixture.out, 'index.html'), 'utf8');
  expect(html).toContain('<meta name="viewport" content="width=device-width,initial-scale=1"');
});

describe.each(NAMES)('the HTML of "%s" is valid', (name) => {
  const { out } = SITES[name];
  const files = readdirSync(out, { recursive: true }).map(String).sort();
  const pages = files.filter((file) => file.endsWith('.html'));
  const within = (folder: string) => pages.filter((file) => file.startsWith(folder));
  // Live samples differ only in names, and pages of this site only in text: the gallery has all syntax.
  const [samples, docs] = [within('play/'), name === 'site' ? within('docs/') : []];
  const others = pages.filter((file) => !samples.includes(file) && !docs.includes(file));
  const quick = [...others, ...samples.slice(0, 1), ...oneIn(9, docs)];
  test.each(cover(pages, quick))('in %s', async (file) => {
    const html = readFileSync(join(out, file), 'utf8');
    const { results } = await (file === 'shell.html' ? shellValidator : validator).validateString(html);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector, offset }) => {
        return `${ruleId}: ${message} at ${selector}: ${html.slice(offset - 20, offset + 80)}`;
      }),
    );
    expect(faults).toEqual([]);
  });
});
