import type { MultiStats } from 'webpack';
import type { PageRecord } from '../mdx/renderPage';
import type { PageBuildInfo } from './htmlLoader';

/** The pages by path. */
export type Pages = ReadonlyMap<string, PageRecord>;

/** Reads the pages from the stats of the page compilers; the client compiler comes first. */
export function readPages({ stats: [client] }: MultiStats): Pages {
  const records = [...(client?.compilation.modules ?? [])].flatMap(
    ({ buildInfo }) => (buildInfo as PageBuildInfo | undefined)?.page ?? [],
  );
  return new Map(records.map((page) => [page.path, page]));
}
