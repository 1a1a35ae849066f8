import { checkFrontmatter } from '../../../../src/node/checks/checkFrontmatter';
import { checkPageFiles } from '../../../../src/node/checks/checkPageFiles';
import { formatFinding } from '../../../../src/node/checks/report';
import { model, site } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

afterAll(removeSites);

const TITLE = 'title: A page\n';
const findings = (yaml: string) =>
  checkFrontmatter('docs/a.mdx', `---\n${yaml}---\n\nText.\n`).map(formatFinding);

const EXPECTED = 'Expected one of "title", "description", "order", "draft", "noindex", "toc", "editLink".';

test.each([
  [
    'layout: home',
    'unknown key "layout", which has no effect. Set "kind" in routes.json instead; "plain" pages have no sidebar.',
  ],
  [
    'sidebar_position: 2',
    'unknown key "sidebar_position", which has no effect. The order is that of routes.json, or "order" here where "folder" makes the sidebar.',
  ],
  [
    'sidebar: { order: 2 }',
    'unknown key "sidebar", which has no effect. Set "label" in routes.json instead. The order is that of routes.json, or "order" here where "folder" makes the sidebar.',
  ],
  ['mood: calm', `unknown key "mood", which has no effect. ${EXPECTED}`],
  ['toString: 1', `unknown key "toString", which has no effect. ${EXPECTED}`],
  ['draft: yes', '"draft" has to be true or false; found "yes".'],
  ['toc:', '"toc" is empty. Write true or false, or remove the key.'],
  ['order: first', '"order" has to be a number; found "first".'],
  ['description: [a, b]', '"description" has to be text, not a list.'],
  ['description: { a: 1 }', '"description" has to be text, not a map.'],
  ['description: true', '"description" has to be text. Put it in quotes: "true".'],
  [
    'description: C # and F #',
    '"description" ends before " #", which begins a comment. Put the text in quotes: "C # and F #".',
  ],
  ['description: "a \u202Eb"', '"description" has an invisible character, U+202E. Remove it.'],
  ['description:', '"description" is empty. Write a text, or remove the key.'],
])('"%s" is reported with its place', (line, message) => {
  expect(findings(`${TITLE}${line}\n`)).toEqual([`docs/a.mdx:3:1  Frontmatter: ${message}`]);
});

test.each([
  ['text', 'title: A page\ndescription: >\n  Over\n  lines\n'],
  ['a number as text', 'title: 404\n'],
  ['nothing', ''],
  ['a comment', '# later\n'],
  ['hash marks that begin no comment', 'title: C# and "#1"\ndescription: "A # b" # c\n'],
  ['invalid YAML, which fails the compilation', 'title: a: b\n'],
])('frontmatter with %s is accepted', (_, yaml) => {
  expect(findings(yaml)).toEqual([]);
});

test('a thematic break further down is not frontmatter', () => {
  expect(checkFrontmatter('docs/a.mdx', 'Text.\n\n---\nlayout: home\n\n---\n')).toEqual([]);
});

test('unused MDX files and pages without content are reported; partials and imported files are fine', () => {
  const root = writeSite({
    'docs/overview.mdx': '---\ntitle: A\n---\n\n',
    'docs/landing.mdx': 'Text.',
    'docs/orphan.mdx': 'Text.',
    'docs/imported.mdx': 'Text.',
    'docs/_partial.mdx': 'Text.',
    'docs/_parts/note.mdx': 'Text.',
    'docs/README.md': 'Text.',
    'docs/taken.mdx': 'Text.',
    'docs/Six.MDX': 'Text.',
    'docs/five.markdown': 'Text.',
  });
  const taken = {
    route: { path: '/', kind: 'plain', label: 'Taken', file: 'docs/taken.mdx' },
    keyPath: [],
  } as const;
  const config = { root, site, routes: model, duplicates: [taken] };
  expect(checkPageFiles(config, [{ imports: ['docs/imported.mdx'], parts: [] }]).map(formatFinding)).toEqual([
    'docs/overview.mdx  Page file: the page has no content. Write some, or remove the page from routes.json.',
    'docs/Six.MDX  Page file: pages end in ".mdx" or ".md", in lower case. Rename the file.',
    'docs/five.markdown  Page file: pages end in ".mdx" or ".md", in lower case. Rename the file.',
    'docs/orphan.mdx  Page file: no page in routes.json has this file, and no page imports it. Add it to routes.json, or start its name with "_" if it is a partial.',
  ]);
});

test('the MDX files that pages show are checked as pages are, but may be empty and have any frontmatter', () => {
  const root = writeSite({
    'docs/_part.mdx': '---\nmood: calm\n---\n\n:tada:\n\n:::tip\n\nText.\n',
    'docs/_empty.mdx': '',
  });
  const page = { imports: [], parts: ['docs/_part.mdx', 'docs/_empty.mdx'] };
  const config = { root, site, routes: model, duplicates: [] };
  expect(checkPageFiles(config, [page, page]).map(formatFinding)).toEqual([
    'docs/_part.mdx:5:1  Page file: ":tada:" is shown as text. Names of emoji aren’t supported. Write the character itself.',
    'docs/_part.mdx:7:1  Page file: The block "tip" is never closed. End it with a line that is only ":::".',
  ]);
});

test('parts of the example are reported if the site has none', () => {
  const root = writeSite({
    'docs/overview.mdx': 'A\n\n<Example />\n\n`<Example />` <ExampleState />\n\n<Examples />',
  });
  const check = (example?: object) =>
    checkPageFiles(
      { root, site: { ...site, landing: { example } } as typeof site, routes: model, duplicates: [] },
      [],
    ).map(({ line, column, message }) => `${line}:${column} ${message}`);
  expect(check()).toEqual([
    '3:1 <Example> shows nothing, because site.config.json has no "landing.example". Add it, or remove <Example>.',
    '5:15 <ExampleState> shows nothing, because site.config.json has no "landing.example". Add it, or remove <ExampleState>.',
  ]);
  expect(check({ poster: '/a.svg', title: 'A' })).toEqual([
    '5:15 <ExampleState> shows nothing, because site.config.json has no "landing.example.frame". Add it, or remove <ExampleState>.',
  ]);
  expect(check({ poster: '/a.svg', title: 'A', frame: '/b' })).toEqual([]);
});
