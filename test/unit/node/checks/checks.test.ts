import { checkSite, type CheckedPage } from '../../../../src/node/checks/checks';
import { formatFinding } from '../../../../src/node/checks/report';
import type { PageLink } from '../../../../src/node/mdx/pageLinks';
import { model, pageAt, site } from '../../sampleSite';
import { removeSites, writeSite } from '../../temporarySite';

const root = writeSite({
  'docs/beside.svg': '',
  'docs/_demos.mdx': '```tsx runnable title="App.tsx"\n```\n\n```tsx runnable="step-2"\n```\n',
  'static/play/own.html': '',
  'static/paper.pdf': '',
  'static/img/an editor.png': '',
  'package.json': {},
});
afterAll(removeSites);

const FILE = 'docs/overview.mdx';

const pageOf = (path: string, html: string, links: readonly PageLink[] = []): CheckedPage => {
  const { file = '' } = pageAt(path);
  return { path, file, links, warnings: [], imports: [], parts: [], content: { html } };
};

/** The pages; the overview has these links. */
const pages = (links: readonly PageLink[] = []): CheckedPage[] => [
  pageOf('/', '<h1 id="welcome">Home</h1>'),
  pageOf('/docs/overview', '<h1>Overview</h1><h2 class="x" id="install">Install</h2><p data-id="no">', links),
  pageOf('/docs/api/editor', '<h2 id="caf\u00e9">x</h2><h2 id="it&#x27;s-a&amp;b">y</h2>'),
];

interface Facts {
  readonly fromPage?: readonly string[];
  readonly fromConfig?: readonly string[];
}

/** Findings for links of the overview, and for links of the navbar. */
function check({ fromPage = [], fromConfig = [] }: Facts): string[] {
  const place = { line: 4, column: 2 };
  const written = fromPage.map((href): PageLink => ({ href, file: FILE, ...place, isBrokenFile: false }));
  const links = fromConfig.map((href) => ({ href, file: 'site.config.json', ...place }));
  return checkSite({ root, site, routes: model, duplicates: [], links }, pages(written)).map(formatFinding);
}

test.each([
  ['/docs/overview', 'a page'],
  ['/', 'the landing page'],
  ['/docs/overview/', 'a page with a trailing slash'],
  ['/docs/overview#install', 'a heading of a page'],
  ['#install', 'a heading of the same page'],
  ['#', 'the top of the same page'],
  ['?tab=2', 'the same page with a query'],
  ['/search?q=editor#any', 'a page rendered in the browser'],
  ['/docs/api/editor#caf%C3%A9', 'an escaped heading'],
  ["/docs/api/editor#it's-a&b", 'a heading that HTML escapes'],
  ['/docs', 'the docs shell'],
  ['/help', 'an old address'],
  ['/r/x/docs/overview#install', 'an old address by a rule'],
  ['/examples', 'another app of the host'],
  ['/examples/basic/?x#y', 'an address below it'],
  ['/paper.pdf', 'a static file'],
  ['/paper.pdf#page=2', 'a fragment of a static file'],
  ['/img/an%20editor.png', 'a static file with a space in its name'],
  ['https://code.example/x', 'another host'],
  ['mailto:a@b.example', 'mail'],
  ['sms:+123', 'another application'],
  ['#top', 'the start of the page'],
  ['https://site.example', 'this site'],
  ['https://SITE.example/docs/overview/?x#install', 'a page with the host of this site'],
  ['https://site.example/examples/basic/', 'another app with the host of this site'],
  ['https://site.example/docs/overview.md', 'a file that the build writes'],
  ['https://site.example/blog', 'something else on the host of this site'],
  ['https://other.site.example/docs/overvew', 'another host with a similar name'],
  ['http://localhost:3000', 'a server of the reader'],
  ['http://localhost:3000/docs', 'a path of a server that is an old address of this site'],
  ['http://localhost:3000/admin', 'a page of a server of the reader'],
])('a link to %s is valid: %s', (href) => {
  expect(check({ fromPage: [href] })).toEqual([]);
});

/** A picture, video or frame of a page. */
const createShown = (href: string, more: Partial<PageLink> = {}): PageLink => ({
  href,
  file: FILE,
  line: 4,
  column: 2,
  isBrokenFile: false,
  isShown: true,
  ...more,
});

test('an image or video must be a file of the site', () => {
  const shown = [
    '/paper.pdf',
    'data:,x',
    '/paper.png',
    '/img/An%20editor.png',
    './rel.png',
    './beside.svg',
    'Beside.svg',
    './rel.mp4',
    './photo.HEIC',
    'https://code.example/x.svg',
  ].map((href) => createShown(href));
  const config = { root, site, routes: model, duplicates: [], links: [] };
  const advice = 'Put the file into static/ and use its path, such as "/pictures/tree.svg".';
  expect(checkSite(config, pages(shown)).map(({ message }) => message)).toEqual([
    'there is no file "static/paper.png".',
    'there is no file "static/img/An editor.png". Did you mean "/img/an%20editor.png"?',
    'there is no file "docs/rel.png".',
    'there is no file "docs/Beside.svg". Did you mean "./beside.svg"?',
    `"./rel.mp4" can’t be shown here. ${advice}`,
    'most browsers can’t show .HEIC files. Save it as .jpg, .png or .webp.',
    `"https://code.example/x.svg" can’t be shown here. ${advice}`,
  ]);
});

test('a picture in a srcset has to be in static/', () => {
  const candidates = ['./beside.svg', '/paper.pdf'].map((href) =>
    createShown(href, { isCandidate: true, allowedBy: 'pictures' }),
  );
  const config = { root, site, routes: model, duplicates: [], links: [] };
  expect(checkSite(config, pages(candidates)).map(({ message }) => message)).toEqual([
    '"./beside.svg" can’t be shown here. Put the file into static/ and use its path, such as "/pictures/tree.svg".',
  ]);
});

describe('a <Live> with the demo of another sample', () => {
  const checkDemo = (href: string, docs: Partial<typeof site.docs>): string[] => {
    const link: PageLink = { href, file: FILE, line: 4, column: 2, isBrokenFile: false, isDemo: true };
    const config = { root, site: { ...site, docs: { ...site.docs, ...docs } }, routes: model };
    return checkSite({ ...config, duplicates: [], links: [] }, pages([link])).map(formatFinding);
  };

  test.each<readonly [string, string | undefined, string]>([
    ['_demos/App', '/play/', 'a runnable code block'],
    ['_demos/step-2', '/play/', 'one with a name of its own'],
    ['own', '/play/', 'a file in the folder of the demos'],
    ['none', '/examples/play/', 'demos of another app of the host'],
    ['none', undefined, 'a site without demos'],
  ])('may name "%s" in "%s": %s', (demo, sandbox) => {
    expect(checkDemo(demo, { sandbox })).toEqual([]);
  });

  test('is reported if no sample has it', () => {
    expect(checkDemo('_demos/step-22', { sandbox: '/play/' })).toEqual([
      'docs/overview.mdx:4:2  Broken link: there is no runnable sample "_demos/step-22". Did you mean "_demos/step-2"?',
    ]);
  });
});

test.each([
  [
    'frames',
    'https://code.example/x',
    'To allow its host, add "https://code.example" to "allow.frames" in site.config.json.',
  ],
  [
    'pictures',
    'https://code.example/x.svg',
    'or add "https://code.example" to "allow.pictures" in site.config.json.',
  ],
] as const)('%s of other hosts have to be allowed', (allowedBy, href, advice) => {
  const link = createShown(href, { allowedBy });
  const config = { root, site, routes: model, duplicates: [], links: [] };
  expect(checkSite(config, pages([link]))[0]?.message).toContain(advice);
  const allow = { frames: [], pictures: [], [allowedBy]: ['https://CODE.example'] };
  expect(checkSite({ ...config, site: { ...site, allow } }, pages([link]))).toEqual([]);
});

test.each([
  ['/docs/overvew', 'Broken link: there is no page at "/docs/overvew". Did you mean "/docs/overview"?'],
  [
    '/docs/overvew#install',
    'Broken link: there is no page at "/docs/overvew". Did you mean "/docs/overview"?',
  ],
  [
    '/docs/overview.html',
    'Broken link: there is no page at "/docs/overview.html". Did you mean "/docs/overview"?',
  ],
  ['overview#a', 'Broken link: there is no page at "overview". Did you mean "./overview"?'],
  ['api/editor.html', 'Broken link: there is no page at "api/editor.html". Did you mean "./api/editor"?'],
  ['./overview.MDX', 'Broken link: there is no page at "./overview.MDX". Did you mean "./overview"?'],
  ['/docs/api/door', 'Broken link: there is no page at "/docs/api/door".'],
  ['/static/paper.pdf', 'Broken link: write "/paper.pdf". The folder static/ isn’t part of addresses.'],
  ['/static/none.pdf', 'Broken link: there is no page at "/static/none.pdf".'],
  ['/nothing-like-any-of-them', 'Broken link: there is no page at "/nothing-like-any-of-them".'],
  ['/../package.json', 'Broken link: there is no page at "/../package.json".'],
  ['/img', 'Broken link: there is no page at "/img".'],
  ['/paper.doc', 'Broken link: there is no page at "/paper.doc".'],
  ['/examples-old', 'Broken link: there is no page at "/examples-old".'],
  ['/r/x/no/such/page', 'Broken link: there is no page at "/r/x/no/such/page".'],
  ['//evil.example', 'Broken link: there is no page at "//evil.example".'],
  ['', 'Broken link: the link has no address. Write one, such as [text](/path).'],
  [
    'www.example.com/x',
    'Broken link: there is no page at "www.example.com/x". For another site, write "https://www.example.com/x".',
  ],
  [
    'example.com',
    'Broken link: there is no page at "example.com". For another site, write "https://example.com".',
  ],
  ['https//code.example/x', 'Broken link: write "https://code.example/x".'],
  ['https:/code.example/x', 'Broken link: write "https://" at the start of "https:/code.example/x".'],
  ['htps://code.example', 'Broken link: "htps:" leads nowhere. Did you mean "https:"?'],
  ['me@code.example', 'Broken link: for a mail address, write "mailto:me@code.example".'],
  [
    'javascript:alert(1)',
    'Broken link: browsers don’t follow links that begin with "javascript:". Link to a page or to a file of static/.',
  ],
  [
    'file:///a.pdf',
    'Broken link: a link to "file:" opens files of the reader’s own computer only. Put the file into static/ and link to its path, such as "/paper.pdf".',
  ],
  [
    'https://site.example/docs/overvew',
    'Broken link: there is no page at "/docs/overvew". Did you mean "/docs/overview"?',
  ],
  [
    'https://site.example/docs/overview/#instal',
    'Broken anchor: "/docs/overview" has no "#instal". Did you mean "install"?',
  ],
  [
    'http://localhost:3000/docs/overview#install',
    'Broken link: "http://localhost:3000/docs/overview#install" only works on your own computer. Write "/docs/overview#install".',
  ],
  ['#instal', 'Broken anchor: "/docs/overview" has no "#instal". Did you mean "install"?'],
  ['/docs/overview#instal', 'Broken anchor: "/docs/overview" has no "#instal". Did you mean "install"?'],
  ['/docs/overview#nothing-like-it', 'Broken anchor: "/docs/overview" has no "#nothing-like-it".'],
  ['/docs/overview#no', 'Broken anchor: "/docs/overview" has no "#no".'],
  ['/docs/overview#not-found', 'Broken anchor: "/docs/overview" has no "#not-found".'],
  ['/docs/overview#%E0%A4%A', 'Broken anchor: "/docs/overview" has no "#%E0%A4%A".'],
  ['/r/x/docs/overview#instal', 'Broken anchor: "/docs/overview" has no "#instal". Did you mean "install"?'],
])('a link to %s is reported', (href, message) => {
  expect(check({ fromPage: [href] })).toEqual([`docs/overview.mdx:4:2  ${message}`]);
});

test.each([
  ['./nods.mdx', ''],
  ['./edit.mdx', ''],
  ['./overvew.mdx', ' Did you mean "./overview.mdx"?'],
  ['api/Editor.md', ' Did you mean "./api/editor.mdx"?'],
  ['/api/editor.mdx#x', ' Did you mean "./api/editor.mdx"?'],
])('a link to the file %s, which is not a page, is reported as such', (href, suggestion) => {
  const link: PageLink = { href, file: FILE, line: 7, column: 9, isBrokenFile: true };
  const findings = checkSite({ root, site, routes: model, duplicates: [], links: [] }, pages([link]));
  expect(findings.map(formatFinding)).toEqual([
    `docs/overview.mdx:7:9  Broken link to a Markdown file: no page in routes.json has the file "${href}".${suggestion}`,
  ]);
});

test.each([
  ['/docs/ideas', false],
  ['/docs/ideas/#top', false],
  ['./ideas', false],
  ['./ideas.mdx#a', true],
])('a link to the draft %s is reported as such', (href, isBrokenFile) => {
  const link: PageLink = { href, file: FILE, line: 7, column: 9, isBrokenFile };
  const drafts = [{ path: '/docs/ideas', kind: 'doc', label: 'Ideas', file: 'docs/ideas.mdx' }] as const;
  const config = { root, site, routes: model, duplicates: [], drafts, links: [] };
  expect(checkSite(config, pages([link])).map(({ message }) => message)).toEqual([
    `"${href}" is a draft (docs/ideas.mdx), which only "npm run dev" shows. Remove "draft: true" there, or name another page.`,
  ]);
});

test('warnings of the compiler are findings of the page', () => {
  const warnings = [{ file: 'docs/_part.mdx', line: 3, column: 7, message: 'Remove "group".' }];
  const config = { root, site, routes: model, duplicates: [], links: [] };
  const findings = checkSite(config, [...pages(), { ...pageOf('/support', ''), warnings }]);
  expect(findings.map(formatFinding)).toEqual(['docs/_part.mdx:3:7  Page file: Remove "group".']);
});

test('links of the navbar and the footer are checked too', () => {
  expect(check({ fromConfig: ['/support', '/docs/overvew', '/#welcom', 'https://code.example'] })).toEqual([
    'site.config.json:4:2  Broken link: there is no page at "/docs/overvew". Did you mean "/docs/overview"?',
    'site.config.json:4:2  Broken anchor: "/" has no "#welcom". Did you mean "welcome"?',
  ]);
});

test('a page with an address that is already used is reported with its place', () => {
  const route = { ...pageAt('/support'), file: 'docs/again.mdx' };
  const duplicates = [{ route, keyPath: ['routes', 5], position: { line: 40, column: 5 } }];
  const findings = checkSite({ root, site, routes: model, duplicates, links: [] }, pages());
  expect(findings.map(formatFinding)).toEqual([
    'routes.json:40:5  Duplicate route: "/support" is already declared above. The first declaration wins, so this page (docs/again.mdx) is left out.',
  ]);
});

test('a page of a folder with an address that is already used is reported with its file', () => {
  const route = { ...pageAt('/support'), file: 'docs/again.mdx' };
  const findings = checkSite(
    { root, site, routes: model, duplicates: [{ route, keyPath: [] }], links: [] },
    pages(),
  );
  expect(findings.map(formatFinding)).toEqual([
    'docs/again.mdx  Duplicate route: docs/support.mdx has the address "/support" already, so this page is left out. Rename one of them.',
  ]);
});

test.each([
  ['/examples/landing/', 'another app of the host'],
  ['/img/', 'a folder of static/'],
  ['/docs/overview', 'a page'],
  ['https://code.example/', 'another host'],
])('a frame may show %s: %s', (href) => {
  const links = [{ href, file: 'site.config.json', line: 4, column: 2, isFrame: true }];
  expect(checkSite({ root, site, routes: model, duplicates: [], links }, pages())).toEqual([]);
});

describe('with apps that the site builds below a path of full navigations', () => {
  const apps = [{ folder: 'examples/landing', path: '/examples/landing/' }];
  const outbound = [{ from: '/examples/landin', to: 'https://code.example' }];
  const checkApp = (href: string, isFrame = false): string[] => {
    const links = [{ href, file: 'site.config.json', line: 4, column: 2, isFrame }];
    const config = { root, site: { ...site, apps }, routes: { ...model, outbound }, duplicates: [], links };
    return checkSite(config, pages()).map(({ message }) => message);
  };

  test.each([
    ['/examples/landing', 'an app'],
    ['/examples/landing/about.html?a#b', 'a file of an app'],
    ['/examples', 'the path itself'],
    ['/examples/of/others/', 'another app of the host'],
    ['/examples/landin', 'a redirect'],
  ])('a link to %s is valid: %s', (href) => {
    expect(checkApp(href)).toEqual([]);
  });

  test.each([false, true])('a misspelt app is a broken link (in a frame: %s)', (isFrame) => {
    expect(checkApp('/examples/lnding/', isFrame)).toEqual([
      'no app of site.config.json is at "/examples/lnding/". Did you mean "/examples/landing/"?',
    ]);
  });
});

test('a frame with an unknown address is a broken link', () => {
  const links = [{ href: '/exampels/', file: 'site.config.json', line: 4, column: 2, isFrame: true }];
  const findings = checkSite({ root, site, routes: model, duplicates: [], links }, pages());
  expect(findings.map(formatFinding)).toEqual([
    'site.config.json:4:2  Broken link: there is no page, app, "fullNavigation" path or file of static/ at "/exampels/".',
  ]);
});

describe('a page of an older version', () => {
  const OLD = 'old/start.mdx';
  const checkOld = (href: string) => {
    const link: PageLink = { href, file: OLD, line: 4, column: 2, isBrokenFile: false };
    const config = { root, site, routes: model, duplicates: [], links: [] };
    return checkSite(config, [...pages(), pageOf('/docs-0.1/start', '', [link])]).map(formatFinding);
  };

  test.each([
    ['/docs/overview', '/docs-0.1/overview'],
    ['/docs/overview#install', '/docs-0.1/overview'],
    ['/docs', '/docs-0.1/overview'],
  ])('that links to %s is reported, with the page of its own version: %s', (href, own) => {
    expect(checkOld(href)).toEqual([
      `old/start.mdx:4:2  Link to another version: "${href.split('#')[0]}" is in a newer version of the docs. Link to the page of this version: "${own}".`,
    ]);
  });

  test.each([
    ['/docs/api/editor', 'a page that only the newer version has'],
    ['/docs-0.1/overview', 'a page of its own version'],
    ['/support', 'a page outside the docs'],
  ])('may link to %s: %s', (href) => {
    expect(checkOld(href)).toEqual([]);
  });
});

test('a page of the newest version may link to an older one', () => {
  expect(check({ fromPage: ['/docs-0.1/overview', '/docs-0.1'] })).toEqual([]);
});
