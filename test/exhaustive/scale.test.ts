import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readStructure } from '../../src/routes/structure';
import { WORKER_FILE } from '../../src/shared/outputFiles';
import { PROJECT } from '../paths';
import { removeSites, writeSite } from '../unit/temporarySite';

/** Compressed bytes by number of pages, 5 % above the measured sizes. */
const BUDGETS = {
  21: { 'HTML of the largest page': 17_500, 'app and structure': 98_200, 'whole visit': 248_900 },
  200: { 'HTML of the largest page': 17_700, 'app and structure': 99_700, 'whole visit': 846_800 },
  1000: { 'HTML of the largest page': 17_600, 'app and structure': 105_100, 'whole visit': 1_239_900 },
} as const;
type Part = keyof (typeof BUDGETS)[21];
type Sizes = Readonly<Record<Part, number>>;

/** What a site of 1,000 pages may take of one with 21. */
const GROWTH = { 'HTML of the largest page': 1.1, 'app and structure': 1.15 } as const;

/** What the worker may save in the background by default (`offline.budget`). */
const BACKGROUND = 1_300_000;

const WORDS =
  'amber basket cabinet drawer engine fixture gateway hopper index journal kernel ladder mapper needle orbit packet quota radar sampler tunnel'.split(
    ' ',
  );

let sizes: Readonly<Record<number, Sizes & { readonly background: number }>>;
beforeAll(() => {
  sizes = Object.fromEntries(Object.keys(BUDGETS).map((count) => [count, measure(build(Number(count)))]));
}, 400_000);
afterAll(removeSites);

const word = (number: number) => WORDS[Math.floor(number) % WORDS.length] ?? '';

/** A text of about 1.5 kB after compression, the same each time. */
function textOf(page: number): string {
  let seed = page + 1;
  const any = () => word((seed = (seed * 48_271) % 2_147_483_647));
  return Array.from({ length: 1500 }, () => any() + any().slice(-2)).join(' ');
}

/** A site with this many pages in three groups. Every other label differs from its path. */
function build(count: number): string {
  const pages = Array.from({ length: count }, (_, index) => {
    const name = [word(index / 400), word(index / 20), word(index)].join('-');
    const title = name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');
    return {
      name,
      text: textOf(index),
      label: index % 2 === 0 ? title : `How to use ${name.split('-').join(' or ')}`,
    };
  });
  const size = Math.ceil(count / 3);
  const sidebar = ['api', 'concepts', 'guides'].map((label, group) => ({
    label,
    pages: pages.slice(group * size, (group + 1) * size).map((page) => ({
      path: `/${label}/${page.name}`,
      label: page.label,
      file: `docs/${page.name}.mdx`,
    })),
  }));
  const index = sidebar[0]?.pages[0]?.path ?? '';
  const root = writeSite({
    'routes.json': {
      routes: [
        { path: '/search', kind: 'search', label: 'Search' },
        { path: '/', kind: 'docs', label: 'Docs', version: 'only', index, sidebar },
      ],
    },
    'site.config.json': {
      title: 'Scale',
      tagline: 'Generated pages',
      version: '1.0.0',
      url: 'https://scale.example',
      navbar: { items: [{ label: 'Docs', href: index }] },
      footer: { copyright: 'Nobody' },
      docs: { versions: [{ name: 'only', label: 'Only' }] },
    },
    ...Object.fromEntries(
      pages.map(({ name, label, text }) => [
        `docs/${name}.mdx`,
        `---\ntitle: ${label}\n---\n\nThe ${name}.\n\n## Use\n\n${text}\n`,
      ]),
    ),
  });
  const out = join(root, 'build');
  const args = ['src/node/main.mjs', 'build', '--site', root, '--out', out];
  execFileSync(process.execPath, args, { cwd: PROJECT, stdio: 'pipe' });
  return out;
}

/** Compressed, as a host sends it. */
const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function measure(out: string): Sizes & { readonly background: number } {
  const all = readdirSync(out, { recursive: true, encoding: 'utf8' });
  const html = Math.max(
    ...all.filter((file) => file.endsWith('index.html')).map((file) => sentBytes(join(out, file))),
  );
  const bytesOf = (pattern: RegExp) =>
    sum(all.filter((file) => pattern.test(file)).map((file) => sentBytes(join(out, file))));
  const app = bytesOf(
    /^assets\/((runtime|react|app|extras|shared|pages|offline)\.\w+\.js|layout-[\w-]+\.\w+\.(js|css))$/,
  );
  const structure = all.find((file) => /^assets\/pages\.\w+\.js$/.test(file)) ?? '';
  const { pages, pageBudget, search } = readStructure(readFileSync(join(out, structure), 'utf8')).files;
  const saved = Math.min(sum(Object.values(pages).map(([, bytes]) => bytes)), pageBudget ?? Infinity);
  const background = saved + sum(Object.values(search.files).map(([bytes]) => bytes));
  const worker = sentBytes(join(out, WORKER_FILE)) + bytesOf(/^assets\/shell\.\w+\.json$/);
  return {
    'HTML of the largest page': html,
    'app and structure': app,
    'whole visit': html + app + worker + background,
    background,
  };
}

test.each(Object.entries(BUDGETS))('a site of %s pages stays within its budgets', (count, budgets) => {
  const grown = Object.entries(budgets).flatMap(([part, budget]) => {
    const size = sizes[Number(count)]?.[part as Part] ?? Infinity;
    return size > budget ? [`${part}: ${size} bytes, ${size - budget} over its budget`] : [];
  });
  expect(grown).toEqual([]);
});

test.each(Object.entries(GROWTH))('at 1,000 pages the %s is at most %d times that of 21', (part, factor) => {
  const [small, large] = [21, 1000].map((count) => sizes[count]?.[part as Part] ?? NaN);
  expect((large ?? NaN) / (small ?? NaN)).toBeLessThanOrEqual(factor);
});

test('at 1,000 pages the worker saves no more than offline.budget', () => {
  expect(sizes[1000]?.background).toBeLessThanOrEqual(BACKGROUND);
});
