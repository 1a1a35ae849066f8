import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from '../src/node/build';
import { isOutdated } from '../src/node/output/outdated';
import { createProgress } from '../src/node/progress';
import { findChromium } from './chromium';
import { CACHE, CHROMIUM_NOTE, HOSTED, IS_QUICK, SITES } from './paths';

// Runs before the tests: finds a browser and builds the sites that several tests share. Skips what is up to date.
mkdirSync(CACHE, { recursive: true });
writeFileSync(CHROMIUM_NOTE, await findChromium());

/** Creates the source of a site from another one with changes. */
const EDITS: Readonly<Record<string, { readonly of: string; edit(folder: string): void }>> = {
  sub: {
    of: SITES.book.root,
    edit: (folder) => editConfig(folder, (config) => ({ ...config, baseUrl: '/sub/' })),
  },
  later: { of: SITES.book.root, edit: editEveryPage },
  hosted: {
    of: SITES.fixture.root,
    edit(folder) {
      const offline = { budget: { fixed: 170_000 } };
      editConfig(folder, (config) => ({ ...config, search: { hosted: HOSTED }, offline }));
      addPictures(folder);
    },
  },
  remote: {
    of: SITES.versions.root,
    edit: (folder) =>
      editConfig(folder, (config) => ({
        ...config,
        landing: {
          example: { frame: 'https://apps.example/landing/', title: 'An example', poster: '/still.svg' },
        },
        // Enough for two of the four pages.
        offline: { budget: { pages: 900 } },
      })),
  },
  retired: {
    of: SITES.fixture.root,
    edit: (folder) => editConfig(folder, (config) => ({ ...config, offline: { worker: false } })),
  },
};

/** Sites that only `npm run test:all` needs. */
const FULL_ONLY: readonly string[] = ['remote', 'retired'];

/** `TEST_SITES=fixture,versions` builds only these, for a quick run of one test file. */
const wanted =
  process.env['TEST_SITES']?.split(',') ??
  Object.keys(SITES).filter((site) => !(IS_QUICK && FULL_ONLY.includes(site)));

const progress = createProgress();
for (const [name, options] of Object.entries(SITES).filter(([site]) => wanted.includes(site))) {
  const edited = EDITS[name];
  // The edits below are an input too.
  if (!isOutdated(edited ? { ...options, root: edited.of } : options, [import.meta.filename])) continue;
  if (edited) {
    copySource(edited.of, options.root);
    edited.edit(options.root);
  }
  progress(`Building the site "${name}"`);
  await build(options, () => {});
}

function copySource(from: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['docs', 'static', 'routes.json', 'site.config.json'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(folder, name), { recursive: true });
}

function editConfig(folder: string, edit: (config: object) => object): void {
  const file = join(folder, 'site.config.json');
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')) as object)));
}

/** Ten pictures of 50 kB each on one page, which exceed the offline budget. */
function addPictures(folder: string): void {
  mkdirSync(join(folder, 'static/pictures'));
  for (let number = 0; number < 10; number++) {
    const noise = Array.from({ length: 1600 }, (_, part) =>
      createHash('sha256').update(`${number} ${part}`).digest('base64'),
    );
    writeFileSync(
      join(folder, `static/pictures/${number}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><!-- ${noise.join('')} --></svg>`,
    );
    appendFileSync(join(folder, 'docs/guide.mdx'), `\n\n![Noise](/pictures/${number}.svg)\n`);
  }
}

/** A new title changes the app shell and the app; a new paragraph changes the chunk of each page. */
function editEveryPage(folder: string): void {
  editConfig(folder, (config) => ({ ...config, title: 'Book later' }));
  readdirSync(join(folder, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .forEach((entry) => appendFileSync(join(entry.parentPath, entry.name), `\n\nThe later edition.\n`));
}
