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

test('hidden pages are optional in llms.txt, and last in llms-full.txt', () => {
  const [section] = model.sections;
  const hidden = { ...model, sections: [{ ...section!, hidden: [{ path: '/docs/style', label: 'Style' }] }] };
  const all = new Map([['/docs/style', { markdown: '# Style\n', description: 'Its look' }], ...pages]);
  expect(createLlmsIndex(site, hidden, all, true)).toMatch(
    new RegExp(`\n\n## Optional\n\n- \\[Style\\]\\(${site.url}/docs/style.md\\): Its look\n$`),
  );
  expect(createLlmsText(site, hidden, all)).toMatch(/# Style\n$/);
});

test('a text that no assistant can read whole is left out, and llms.txt doesn’t link to it', () => {
  const long = new Map(
    [...pages].map(([path, page]) => [path, { ...page, markdown: 'word '.repeat(300_000) }]),
  );
  expect(createLlmsText(site, model, long)).toBeUndefined();
  expect(createLlmsIndex(site, model, long, false)).not.toContain('llms-full.txt');
});

test('llms.txt of a site without a version says nothing about one', () => {
  const unversioned = { ...site };
  Reflect.deleteProperty(unversioned, 'version');
  expect(createLlmsIndex(unversioned, model, pages, false)).not.toMatch(/version/);
  expect(createLlmsIndex(unversioned, model, pages, true)).toMatch(/\n\nAll pages in one file: /);
});
