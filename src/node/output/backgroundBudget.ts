import type { Site } from '../../config/model';
import { withBase } from '../../shared/url';
import { type MediaFile, pageAddress, type AssetManifest } from '../../shared/manifests';

const VIDEO = /\.(mp4|webm)$/;

/** Files that are saved all or none: those of a page, of the search, or one picture. */
export interface SaveUnit {
  /** Name in the warning: the path of a page, or the address of a picture. */
  readonly name: string;
  readonly addresses: readonly string[];
  /** Compressed, as a host sends it. */
  readonly bytes: number;
}

/**
 * What the worker saves in the background, in the order that `offline.budget` is spent: pages in the order of
 * routes.json, because readers need the text most; then the search; then pictures, first favicon and poster, then the
 * smallest, so that most of them fit. Videos and live samples are never saved in the background.
 */
export function backgroundUnits(
  { pages, media, search }: Omit<AssetManifest, 'onDemand'>,
  site: Pick<Site, 'baseUrl' | 'favicon' | 'landing'>,
): SaveUnit[] {
  const first = [site.favicon, site.landing.example?.poster].map(
    (path) => path && withBase(site.baseUrl, encodeURI(path)),
  );
  const rank = ([address, { bytes }]: readonly [string, MediaFile]) => (first.includes(address) ? 0 : bytes);
  const pictures = Object.entries(media)
    .filter(([address]) => !VIDEO.test(address))
    .sort((one, other) => rank(one) - rank(other) || (one[0] < other[0] ? -1 : 1));
  return [
    ...Object.entries(pages).map(([path, [hash, bytes]]) => ({
      name: path,
      addresses: [pageAddress(site.baseUrl, path, hash)],
      bytes,
    })),
    {
      name: 'the search',
      addresses: Object.keys(search.files),
      bytes: Object.values(search.files).reduce((sum, [bytes]) => sum + bytes, 0),
    },
    ...pictures.map(([address, { bytes }]) => ({ name: address, addresses: [address], bytes })),
  ];
}

/** Bytes that the worker may save in the background. */
export function backgroundLimit({ offline: { budget } }: Pick<Site, 'offline'>, pageCount: number): number {
  return budget.fixed + budget.perPage * pageCount;
}

/**
 * The units that don't fit into `limit` bytes, taken in the given order. After one that is too large, smaller ones may
 * still fit.
 */
export function leftOut(units: readonly SaveUnit[], limit: number): readonly SaveUnit[] {
  let used = 0;
  return units.filter(({ bytes }) => {
    const fits = used + bytes <= limit;
    if (fits) used += bytes;
    return !fits;
  });
}

/** Addresses cached only when opened or on "Save all", except samples. */
export function onDemandAddresses(
  { media }: Pick<AssetManifest, 'media'>,
  left: readonly SaveUnit[],
): readonly string[] {
  const videos = Object.keys(media).filter((address) => VIDEO.test(address));
  return [...videos, ...left.flatMap(({ addresses }) => addresses)];
}

/** Maximum number of units that the warning names. */
const NAMED = 5;

/** One warning about all units that don't fit, the largest first; undefined when everything fits. */
export function describeLeftOut(
  left: readonly SaveUnit[],
  units: readonly SaveUnit[],
  limit: number,
): string | undefined {
  if (left.length === 0) return undefined;
  const largest = [...left].sort((one, other) => other.bytes - one.bytes).slice(0, NAMED);
  return [
    `site.config.json  All pages, the search and all pictures take up ${kilobytes(units)}; "offline.budget" allows ${kilobytes([{ bytes: limit }])}.`,
    `  ${left.length} of ${units.length} items (${kilobytes(left)}) are not saved in the background, but readers can press "Save all".`,
    `  Make them smaller, or raise "offline.budget". The largest:`,
    ...largest.map((unit) => `    ${unit.name}  ${kilobytes([unit])}`),
  ].join('\n');
}

function kilobytes(parts: readonly { readonly bytes: number }[]): string {
  return `${(parts.reduce((total, { bytes }) => total + bytes, 0) / 1000).toFixed(1)} kB`;
}
