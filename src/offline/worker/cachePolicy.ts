import { isBelow, normalizePath, withoutBase } from '../../shared/url';
import { pageAddress, type AssetManifest } from '../../shared/manifests';
import { mediaKey, samplePageKey, type WorkerSettings } from '../../shared/workerProtocol';

/** Whether the worker handles an address. Other apps on the host are out of scope. */
export function isInScope(pathname: string, { baseUrl, fullNavigation }: WorkerSettings): boolean {
  const path = withoutBase(baseUrl, pathname);
  return path !== null && !fullNavigation.some((prefix) => isBelow(prefix, normalizePath(path)));
}

/** The script with the content of a page; undefined if there is no such page. */
export function scriptOf(pathname: string, files: AssetManifest, baseUrl: string): string | undefined {
  const below = withoutBase(baseUrl, pathname);
  const path = below === null ? '' : normalizePath(below);
  const script = Object.hasOwn(files.pages, path) ? files.pages[path] : undefined;
  return script && pageAddress(baseUrl, path, script[0]);
}

/** Whether the shell can show the page at an address without a page script. */
export function needsNoScript(pathname: string, settings: WorkerSettings): boolean {
  const below = withoutBase(settings.baseUrl, pathname);
  if (below === null) return false;
  const path = normalizePath(below);
  return (
    settings.pathsWithoutContent.includes(path) ||
    settings.prefixesWithoutContent.some((prefix) => isBelow(prefix, path))
  );
}

/** Files of a sandbox, by the strategy that fetches them. */
type SampleKind = 'samplePage' | 'sampleFile' | 'hashedSampleFile';

/** A file to save. */
export interface WantedFile {
  readonly address: string;
  /** Its cache key. */
  readonly key: string;
  /** Which strategy fetches it. */
  readonly kind: 'page' | 'media' | SampleKind;
}

/** Everything that can be saved. */
export function allFiles(files: AssetManifest, baseUrl: string): WantedFile[] {
  const samples = Object.keys(files.samples).map((address) => {
    const kind = sampleKind(address);
    return { address, key: kind === 'samplePage' ? samplePageKey(address) : address, kind };
  });
  return [...pageFiles(Object.keys(files.pages), files, baseUrl), ...otherFiles(files), ...samples];
}

/**
 * What is saved in the background, in this order. `saved`: paths of the pages that are saved, possibly those of an earlier
 * build. `near`: the page on screen and those it links to.
 */
export function backgroundFiles(
  files: AssetManifest,
  baseUrl: string,
  saved: ReadonlySet<string>,
  near: readonly string[],
): WantedFile[] {
  const later = new Set(files.onDemand);
  return [
    ...pageFiles(backgroundPages(files, saved, near), files, baseUrl),
    ...otherFiles(files).filter(({ address }) => !later.has(address)),
  ];
}

/** All pages, and everything else that is saved in the background. */
export function completeFiles(files: AssetManifest, baseUrl: string): WantedFile[] {
  return backgroundFiles({ ...files, pageBudget: undefined }, baseUrl, new Set(), []);
}

/** Number of pages saved before and after the page on screen if not all are saved. */
const PAGES_AROUND = 25;

/**
 * All pages, unless they exceed the budget. Otherwise the saved ones, to keep them up to date, and as many linked and
 * surrounding pages of the one on screen as the budget allows.
 */
function backgroundPages(
  { pages, pageBudget }: AssetManifest,
  saved: ReadonlySet<string>,
  near: readonly string[],
): readonly string[] {
  const paths = Object.keys(pages);
  if (pageBudget === undefined) return paths;
  const kept = paths.filter((path) => saved.has(path));
  const place = paths.indexOf(near[0] ?? '');
  const around = place < 0 ? [] : paths.slice(Math.max(0, place - PAGES_AROUND), place + PAGES_AROUND + 1);
  const bytesOf = (path: string) => pages[path]?.[1] ?? Infinity;
  let left = pageBudget - kept.reduce((sum, path) => sum + bytesOf(path), 0);
  const added = [...new Set([...near, ...around])].filter((path) => {
    const fits = !saved.has(path) && bytesOf(path) <= left;
    if (fits) left -= bytesOf(path);
    return fits;
  });
  return [...added, ...kept];
}

function pageFiles(paths: readonly string[], { pages }: AssetManifest, baseUrl: string): WantedFile[] {
  return paths.flatMap((path) => {
    const [hash] = pages[path] ?? [];
    if (hash === undefined) return [];
    const address = pageAddress(baseUrl, path, hash);
    return [{ address, key: address, kind: 'page' }];
  });
}

/** Search, pictures and videos. */
function otherFiles({ search, media }: AssetManifest): WantedFile[] {
  return [
    ...Object.keys(search.files).map((address) => ({ address, key: address, kind: 'page' as const })),
    ...Object.entries(media).map(([address, { revision }]) => ({
      address,
      key: mediaKey(address, revision),
      kind: 'media' as const,
    })),
  ];
}

/** The builds whose files are kept: this one, and the previous one for tabs that are still open. */
export function keptBuilds(
  addresses: readonly string[],
  known: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const [last] = known;
  const isSame = last?.length === addresses.length && last.every((address) => addresses.includes(address));
  return isSame ? known : [addresses, ...(last ? [last] : [])];
}

/** Whether a file of a sandbox is its page, however the host spells it: `App.html`, `App`, `App/`. */
export function isSandboxPage(pathname: string): boolean {
  return /\.html$|\/[^/.]*$/.test(pathname);
}

/** A name with a hash, as esbuild, webpack and Vite write it: hexadecimal, or with digits and capital letters. */
const HASHED = /[.-](?=\w*\d)(?:[\da-f]{6,}|(?=\w{8})\w*[A-Z]\w*)\.\w+$/;

/** Only a file with a hash in its name never changes, so that its cached copy is as good as the host's. */
export function sampleKind(pathname: string): SampleKind {
  if (isSandboxPage(pathname)) return 'samplePage';
  return HASHED.test(pathname) ? 'hashedSampleFile' : 'sampleFile';
}

/** Sandbox scripts that no sandbox page refers to any more. */
export function findOrphans(scripts: readonly string[], pages: readonly string[]): string[] {
  return scripts.filter((script) => {
    const name = script.slice(script.lastIndexOf('/') + 1);
    return !pages.some((html) => html.includes(name));
  });
}
