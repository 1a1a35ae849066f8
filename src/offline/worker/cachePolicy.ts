import { isBelow, normalizePath, withoutBase } from '../../shared/url';
import { pageAddress, type AssetManifest } from '../../shared/manifests';
import { mediaKey, samplePageKey, type WorkerSettings } from '../../shared/workerProtocol';

/** Whether an address is ours to answer: never where another app on the host lives. */
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

/** A file to save. */
export interface WantedFile {
  readonly address: string;
  /** What it is kept under. */
  readonly key: string;
  /** Which strategy fetches it. */
  readonly kind: 'page' | 'media' | 'samplePage' | 'sampleFile';
}

/** What is saved in the background, in this order; with `everything`, all that can be saved. */
export function wantedFiles(
  { pages, media, search, samples, onDemand }: AssetManifest,
  baseUrl: string,
  everything: boolean,
): WantedFile[] {
  const scripts = Object.entries(pages).map(([path, [hash]]) => {
    const address = pageAddress(baseUrl, path, hash);
    return { address, key: address, kind: 'page' as const };
  });
  const pictures = Object.entries(media).map(([address, { revision }]) => ({
    address,
    key: mediaKey(address, revision),
    kind: 'media' as const,
  }));
  const found = Object.keys(search.files).map((address) => ({
    address,
    key: address,
    kind: 'page' as const,
  }));
  const sandboxes = Object.keys(samples).map((address) =>
    isSandboxPage(address)
      ? { address, key: samplePageKey(address), kind: 'samplePage' as const }
      : { address, key: address, kind: 'sampleFile' as const },
  );
  const later = new Set(onDemand);
  const background = [...scripts, ...found, ...pictures];
  return everything ? [...background, ...sandboxes] : background.filter(({ address }) => !later.has(address));
}

/** The builds whose files are kept: this one and the one before, whose tabs may still be open. */
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

/** Sandbox scripts that no sandbox page refers to any more. */
export function findOrphans(scripts: readonly string[], pages: readonly string[]): string[] {
  return scripts.filter((script) => {
    const name = script.slice(script.lastIndexOf('/') + 1);
    return !pages.some((html) => html.includes(name));
  });
}
