import { createLlmsIndex, createLlmsText } from '../../../../src/node/discovery/llms';
import { model, site } from '../../sampleSite';

const pages = new Map(
  ['/docs/overview', '/docs/api/editor'].map((path) => [
    path,
    { markdown: `# ${path}\n`, description: `Of ${path}` },
  ]),
);

test('llms.txt links to the Markdown of each page, in the order of the sidebar', () => {
  const text = createLlmsIndex(site, model, pages, true);
  expect(text).toMatch(
    new RegExp(`^# ${site.title}\n\n> .*\n\n.* ${site.version}\. .* ${site.url}/llms-full.txt\n`),
  );
  expect(text).toContain(
    `Introduction\n\n- [Overview](${site.url}/docs/overview.md): Of /docs/overview\n- [\\<Editor />](${site.url}/docs/api/editor.md): Of /docs/api/editor\n`,
  );
});

test('llms-full.txt has the Markdown of each page with its address', () => {
  expect(createLlmsText(site, model, pages)).toBe(
    `<!-- ${site.url}/docs/overview -->\n\n# /docs/overview\n\n---\n\n<!-- ${site.url}/docs/api/editor -->\n\n# /docs/api/editor\n`,
  );
});

test('a text that no assistant can read whole is left out, and llms.txt doesn’t link to it', () => {
  const long = new Map(
    [...pages].map(([path, page]) => [path, { ...page, markdown: 'word '.repeat(300_000) }]),
  );
  expect(createLlmsText(site, model, long)).toBeUndefined();
  expect(createLlmsIndex(site, model, long, false)).not.toContain('llms-full.txt');
});
