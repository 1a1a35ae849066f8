import { SITE_FILE } from '../config/load';
import type { Site } from '../config/model';
import { BuildError } from './buildError';

/** An index of the hosted service, and what it takes to write to it. */
export interface SearchTarget {
  readonly appId: string;
  readonly indexName: string;
  /** The key visitors search with: it stands in every page. */
  readonly searchKey: string;
  /** A secret: only ever sent to the service, never printed. */
  readonly writeKey: string;
  /** Answers in place of the hosts of the service. */
  readonly host: URL | undefined;
  /** Milliseconds without any answer after which the service counts as gone. */
  readonly patience: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PATIENCE = 30_000;

/** The rights that a push needs. */
export const WRITE_RIGHTS = 'addObject, deleteIndex and editSettings';

/** What site.config.json and the environment say about the index. Throws a BuildError when something is missing. */
export function readTarget({ hosted }: Site['search'], environment: Environment): SearchTarget {
  if (!hosted) {
    throw new BuildError(
      `${SITE_FILE} names no index to write to. Add "search": { "hosted": { "appId": "…", "apiKey": "…", "indexName": "…" } } to it; "apiKey" is a search-only key.`,
    );
  }
  const { appId, apiKey, indexName } = hosted;
  const writeKey = environment['ALGOLIA_WRITE_KEY']?.trim() ?? '';
  if (writeKey === '') {
    throw new BuildError(
      `ALGOLIA_WRITE_KEY is missing. Set this environment variable to a key of the application "${appId}" that may write to the index "${indexName}": it needs the rights ${WRITE_RIGHTS}. Keep it out of ${SITE_FILE}, which every visitor can read.`,
    );
  }
  if (writeKey === apiKey) {
    throw new BuildError(
      `ALGOLIA_WRITE_KEY is the key that ${SITE_FILE} has under search.hosted.apiKey. That one stands in every page for all to read: put a search-only key there, withdraw this one, and write with a key of its own.`,
    );
  }
  const host = readHost(environment['ALGOLIA_HOST']);
  const patience = readPatience(environment['ALGOLIA_TIMEOUT']);
  return { appId, indexName, searchKey: apiKey, writeKey, host, patience };
}

function readHost(value: string | undefined): URL | undefined {
  if (value === undefined || value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
    throw new BuildError(
      `ALGOLIA_HOST is "${value}"; expected an origin such as ALGOLIA_HOST=http://localhost:1234.`,
    );
  }
  return url;
}

function readPatience(value: string | undefined): number {
  const patience = Number(value ?? DEFAULT_PATIENCE);
  if (!Number.isInteger(patience) || patience < 1) {
    throw new BuildError(
      `ALGOLIA_TIMEOUT is "${value}"; expected milliseconds, such as ALGOLIA_TIMEOUT=30000.`,
    );
  }
  return patience;
}
