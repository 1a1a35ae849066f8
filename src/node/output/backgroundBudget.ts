import type { Site } from '../../config/model';
import { encodePath, withBase } from '../../shared/url';
import type { AssetManifest, MediaFile } from '../../shared/manifests';

const VIDEO = /\.(mp4|webm)$/;

/** Files that are saved all or none: those of the search, or one picture. */
interface SaveUnit {
  /** Name in the warning: "the search", or the address of a picture. */
  readonly name: string;
  readonly addresses: readonly string[];
  /** Compressed, as a host sends it. */
  readonly bytes: number;
}

/** Bytes of all pages. */
export const pageBytes = ({ pages }: Pick<AssetManifest, 'pages'>): number =>
  Object.values(pages).reduce((sum, [, bytes]) => sum + bytes, 0);

/**
 * What the worker saves in the background beside pages, in the order that `offline.budget` is spent: the search; then
 * pictures, first favicon and poster, then the smallest, so that most of them fit. Videos and live samples are never
 * saved in the background.
 */
export function backgroundUnits(
  { media, search }: Pick<AssetManifest, 'media' | 'search'>,
  site: Pick<Site, 'baseUrl' | 'favicon' | 'landing'>,
): SaveUnit[] {
  const first = [site.favicon, site.landing.example?.poster].map(
    (path) => path && withBase(site.baseUrl, encodePath(path)),
  );
  const rank = ([address, { bytes }]: readonly [string, MediaFile]) => (first.includes(address) ? 0 : bytes);
  const pictures = Object.entries(media)
    .filter(([address]) => !VIDEO.test(address))
    .sort((one, other) => rank(one) - rank(other) || (one[0] < other[0] ? -1 : 1));
  return [
    {
      name: 'the search',
      addresses: Object.keys(search.files),
      bytes: Object.values(search.files).reduce((sum, [bytes]) => sum + bytes, 0),
    },
    ...pictures.map(([address, { bytes }]) => ({ name: address, addresses: [address], bytes })),
  ];
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

/** A note about a site whose pages aren't all saved; undefined when they fit into `offline.budget`. */
export function describePageBudget(bytes: number, budget: number): string | undefined {
  if (bytes <= budget) return undefined;
  return `All pages take up ${kilobytes([{ bytes }])}, so the service worker saves up to ${kilobytes([{ bytes: budget }])} ("offline.budget") near the pages that were read`;
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
    `site.config.json  The search and all pictures take up ${kilobytes(units)}; "offline.budget.fixed" allows ${kilobytes([{ bytes: limit }])}.`,
    `  ${left.length} of ${units.length} items (${kilobytes(left)}) are not saved in the background, but readers can press "Save all".`,
    `  Make them smaller, or raise "offline.budget.fixed". The largest:`,
    ...largest.map((unit) => `    ${unit.name}  ${kilobytes([unit])}`),
  ].join('\n');
}

function kilobytes(parts: readonly { readonly bytes: number }[]): string {
  return `${(parts.reduce((total, { bytes }) => total + bytes, 0) / 1000).toFixed(1)} kB`;
}
