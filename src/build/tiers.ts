import { join } from 'node:path';
import type { Config } from '../config/load';
import { WORKER_FILE } from '../routes/outputFiles';
import { pageAddresses } from '../runtime/pageFiles';
import type { Assets } from './assets';
import type { Tier } from './budget';
import type { Deployment, HtmlFile } from './pages';
import { fileAt, sentBytes } from './siteFiles';
import { installList } from './workerBuild';

/** What one visit fetches until it is idle and everything is saved. The first page is the largest there is. */
export function measureTiers(
  { site }: Config,
  assets: Assets,
  { files, list }: Deployment,
  shell: string,
  html: readonly HtmlFile[],
  out: string,
): Tier[] {
  const bytesAt = (address: string) => sentBytes(fileAt(out, site.baseUrl, address));
  const sum = (addresses: Iterable<string>) => [...addresses].reduce((total, one) => total + bytesAt(one), 0);
  const pages = html.filter(({ route }) => route).map(({ file }) => sentBytes(join(out, file)));
  const pictures = Object.entries(files.media).filter(([, { always }]) => always);
  return [
    { name: 'first page', bytes: Math.max(...pages) },
    { name: 'app', bytes: sum(installList(assets, { list })) },
    { name: 'worker and shell', bytes: sum([site.baseUrl + WORKER_FILE, shell]) },
    { name: 'pages', bytes: sum(pageAddresses(site.baseUrl, files).values()) },
    { name: 'search', bytes: sum(Object.keys(files.search.files)) },
    { name: 'pictures', bytes: sum(pictures.map(([address]) => address)) },
  ];
}
