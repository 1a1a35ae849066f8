import { version } from '@docsearch/react/version';
import { liteClient } from 'algoliasearch/lite';
import type { Site } from '../config/model';
import { hashTarget } from '../shared/url';
import { MOST_RESULTS } from './results';
import type { SearchResult } from './searchClient';
import { queryWords } from '../shared/search/words';

/** A hit as DocSearch's crawler and `npm run search:push` write it. All of it is untrusted. */
interface HostedHit {
  readonly url?: unknown;
  readonly hierarchy?: Readonly<Record<string, unknown>>;
  readonly _snippetResult?: { readonly content?: { readonly value?: unknown } };
  readonly _highlightResult?: unknown;
}

/** Statuses that mean a wrong configuration rather than a failure of the service. */
const MISCONFIGURED: readonly unknown[] = [401, 403, 404];

/**
 * Queries the hosted service. `toPath` maps a URL to a path of the site, or null. Rejects if the service fails. A wrong
 * key, application or index is also reported once in the console, because the fallback hides it on the page.
 */
export function createHostedSearch(
  { appId, apiKey, indexName }: NonNullable<Site['search']['hosted']>,
  toPath: (url: URL) => string | null,
) {
  const client = liteClient(appId, apiKey);
  // Like DocSearch's own client, so that the service counts these as DocSearch requests.
  client.addAlgoliaAgent('docsearch', version);
  let isReported = false;
  const report = (error: unknown) => {
    const status = statusOf(error);
    if (isReported || !MISCONFIGURED.includes(status)) return;
    isReported = true;
    console.error(
      `The search service rejected the request (${status}: ${messageOf(error)}). The site uses its own index ` +
        'instead. Check "appId", "apiKey" and "indexName" of search.hosted in site.config.json.',
    );
  };
  return async (query: string): Promise<readonly SearchResult[]> => {
    const answering = client.search<HostedHit>({
      requests: [
        {
          indexName,
          query,
          hitsPerPage: MOST_RESULTS,
          attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
          attributesToSnippet: ['content:20'],
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          clickAnalytics: false,
        },
      ],
    });
    const { results } = await answering.catch((error: unknown) => {
      report(error);
      throw error;
    });
    const [answer] = results;
    const hits = answer && 'hits' in answer && Array.isArray(answer.hits) ? answer.hits : null;
    if (!hits) throw new Error('The search service sent an invalid response');
    return hits.flatMap((hit) => readHit(hit, toPath) ?? []);
  };
}

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Converts a hit to plain text; null if it doesn't link to a page of this site. */
export function readHit(hit: HostedHit | null, toPath: (url: URL) => string | null): SearchResult | null {
  const url = typeof hit?.url === 'string' && URL.canParse(hit.url) ? new URL(hit.url) : null;
  const path = url && toPath(url);
  if (!hit || !url || path === null) return null;
  const titles = [1, 2, 3, 4, 5, 6].flatMap((level) => {
    const title = hit.hierarchy?.[`lvl${level}`];
    return typeof title === 'string' ? [plainText(title)] : [];
  });
  if (titles.length === 0) return null;
  const excerpt = hit._snippetResult?.content?.value;
  return {
    path,
    anchor: hashTarget(url.hash),
    titles,
    matches: markedWords(JSON.stringify([hit._highlightResult, hit._snippetResult])),
    ...(typeof excerpt === 'string' && { excerpt: plainText(excerpt) }),
  };
}

/** Removes <mark> tags and decodes entities. Other tags are text. */
function plainText(html: string): string {
  return html
    .replace(/<\/?mark>/g, '')
    .replace(/&(lt|gt|quot|#0?39|amp);/g, (_, name: string) => ENTITIES[name] ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  amp: '&',
};

/** The marked words, normalised like those of the index. */
function markedWords(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/<mark>([^<]*)<\/mark>/g)].flatMap(([, word = '']) => queryWords(word))),
  ];
}
