import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from '../../src/node/build';
import { listen } from '../../src/node/serve/listen';
import { createHandler } from '../../src/node/serve/serve';
import { loadConfig } from '../../src/config/load';
import { findNeighbours } from '../../src/routes/sidebar';
import { htmlFile, withBase } from '../../src/shared/url';
import { readManifest } from '../readManifest';
import { findChromium } from '../chromium';
import { firstAnswerBytes, indexBytes, measureSearch } from './measureSearch';
import { servePeer } from './servePeer';
import { measureLoad, measureMove, withSlowPage } from './slowVisits';

// `npm run bench [-- --site DIR] [--runs N] [--peers NAME=DIR]...`: builds a site and measures its largest doc page.
// --peers: the same pages, built by another generator; the page is measured there in turn. Bytes are exact. Times depend
// on the machine and its load, so only compare times of the same run.
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.' },
    runs: { type: 'string', default: '5' },
    peers: { type: 'string', multiple: true, default: [] },
  },
});
const root = resolve(values.site);
const out = join(process.cwd(), 'node_modules/.cache/bench');

const started = performance.now();
await build({ root, out }, () => {});
const buildSeconds = (performance.now() - started) / 1000;

const config = loadConfig(root);
const { baseUrl } = config.site;
const bytesOf = (path: string) =>
  [`${path}.br`, path].filter(existsSync).map((file) => statSync(file).size)[0] ?? 0;
const docs = config.routes.routes.filter(({ kind }) => kind === 'doc');
const largest = docs.reduce((one, other) =>
  bytesOf(join(out, htmlFile(one.path))) > bytesOf(join(out, htmlFile(other.path))) ? one : other,
);
const section = config.routes.sections.find(({ path }) => path === largest.section);
const neighbours = section && findNeighbours(section, largest.path);
const target = neighbours?.next ?? neighbours?.previous ?? largest;

const html = readFileSync(join(out, htmlFile(largest.path)), 'utf8');
const { app: appFiles } = readManifest(html);
const appBytes = appFiles.map((address) => bytesOf(join(out, address.slice(baseUrl.length - 1))));

const server = createServer(createHandler(config, out));
const origin = await listen(server, { port: 0 });
const peers = await Promise.all(
  values.peers.map((peer) => {
    const [name = '', folder = ''] = peer.split('=');
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`--peers ${peer}: expected NAME=DIR, a name and a folder with a built site`);
    return servePeer(name, resolve(folder));
  }),
);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

const address = origin + withBase(baseUrl, largest.path);
const sites = [
  { name: 'ours', address, target: withBase(baseUrl, target.path) },
  ...peers.map((peer) => ({ name: peer.name, address: peer.origin + largest.path, target: target.path })),
];
const runs = Number(values.runs);
const loads = await inTurn((site) => measureLoad(browser, site.address));
const moves = await inTurn((site) => measureMove(browser, site.address, site.target));
console.log(`${largest.path}, medians of ${runs}`);
console.table({
  'first contentful paint (ms)': medians(loads, ({ first }) => first),
  'largest contentful paint (ms)': medians(loads, ({ largest }) => largest),
  'blocking time (ms)': medians(loads, ({ blocking }) => blocking),
  'layout shift': medians(loads, ({ shift }) => shift),
  'navigation, click to heading (ms)': medians(moves, (time) => time),
});
const searches: Awaited<ReturnType<typeof measureSearch>>[] = [];
while (searches.length < runs)
  searches.push(await withSlowPage(browser, (page) => measureSearch(page, address)));
console.table({
  'first view: HTML, brotli (bytes)': bytesOf(join(out, htmlFile(largest.path))),
  'app, fetched when idle, brotli (bytes)': appBytes.reduce((sum, bytes) => sum + bytes, 0),
  'search: index, brotli (bytes)': indexBytes(out),
  'search: first answer of 1,000 pages, brotli (bytes)': await firstAnswerBytes(),
  'search: "/" to window (ms)': median(searches.map(({ opened }) => opened)),
  'search: first letter to answer (ms)': median(searches.map(({ first }) => first)),
  'search: query after a letter, p95 (ms)': median(searches.map(({ p95 }) => p95)),
  'build (s)': Number(buildSeconds.toFixed(1)),
});
await browser.close();
peers.forEach((peer) => peer.close());
server.close();
server.closeAllConnections();

/** The results of each site. The sites take turns, so that all of them meet the same load of the machine. */
async function inTurn<T>(
  measure: (site: (typeof sites)[number]) => Promise<T>,
): Promise<ReadonlyMap<string, T[]>> {
  const results = new Map<string, T[]>(sites.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run++)
    for (const site of sites) results.get(site.name)?.push(await measure(site));
  return results;
}

function medians<T>(results: ReadonlyMap<string, T[]>, read: (result: T) => number): Record<string, number> {
  return Object.fromEntries([...results].map(([name, list]) => [name, median(list.map(read))]));
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return Number((sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(3));
}
