import { join } from 'node:path';
import type { Config } from '../../config/load';
import { WORKER_FILE } from '../../shared/outputFiles';
import type { Assets } from '../webpack/assets';
import type { Deployment, HtmlFile } from '../prerender/pages';
import { pageBytes } from './backgroundBudget';
import { fileAt, sentBytes } from './writeAssetManifest';
import { precacheAddresses } from './writeWorker';

/** A part of the transfer size of a visit. */
interface TransferSize {
  readonly name: string;
  /** Compressed, as a host sends it. */
  readonly bytes: number;
}

/** The transfer-size breakdown in one line. */
export function describeTransferSizes(sizes: readonly TransferSize[]): string {
  const parts = sizes.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ');
  return `A visit fetches ${kilobytes(sizes.reduce((total, { bytes }) => total + bytes, 0))} kB in all: ${parts}`;
}

/** What a visit fetches until everything is saved in the background, starting at the largest page. */
export function measureTransferSizes(
  { site }: Config,
  assets: Assets,
  deployment: Deployment,
  shell: string,
  html: readonly HtmlFile[],
  out: string,
): TransferSize[] {
  const { files } = deployment;
  const bytesAt = (address: string) => sentBytes(fileAt(out, site.baseUrl, address));
  const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, one) => total + bytesAt(one), 0);
  const pages = html.filter(({ route }) => route).map(({ file }) => sentBytes(join(out, file)));
  const background = (addresses: Iterable<string>) =>
    sum([...addresses].filter((address) => !files.onDemand.includes(address)));
  return [
    { name: 'first page', bytes: Math.max(...pages) },
    { name: 'app', bytes: sum(precacheAddresses(assets, deployment)) },
    { name: 'worker and shell', bytes: sum([site.baseUrl + WORKER_FILE, shell]) },
    { name: 'pages', bytes: Math.min(pageBytes(files), files.pageBudget ?? Infinity) },
    { name: 'search', bytes: background(Object.keys(files.search.files)) },
    { name: 'pictures', bytes: background(Object.keys(files.media)) },
  ];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
