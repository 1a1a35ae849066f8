import type { Section } from '../shared/search/section';

/** A section that matches a query, in plain text whatever the source. */
export interface SearchResult extends Omit<Section, 'text'> {
  /** The matching words, in lower case. */
  readonly matches: readonly string[];
  /** The excerpt, if the response contains one. */
  readonly excerpt?: string;
}

export interface Answer {
  readonly results: readonly SearchResult[];
  /** The index that answered; "none" if neither could be reached. */
  readonly by: 'hosted' | 'local' | 'none';
}

/** Finds the best answers to a query. */
export type Search = (query: string) => Promise<readonly SearchResult[]>;

interface SearchClientOptions {
  /** The hosted service; absent without credentials. */
  readonly hosted?: Search | undefined;
  /** The index of the site itself. */
  readonly local: Search;
  readonly isOnline: () => boolean;
  /** Monotonic time (ms). */
  readonly now?: () => number;
}

/** Timeout (ms) of the hosted service. The window shows "no results" for a search that doesn't end. */
const TIMEOUT_MS = 1000;
/** Back-off (ms) after a failure of the hosted service. */
const BACK_OFF_MS = 60_000;

/**
 * Hosted search first, local search as the fallback. No health checks: the query itself is the probe. Never rejects.
 * A late response is dropped.
 */
export function createSearchClient({ hosted, local, isOnline, now = readClock }: SearchClientOptions) {
  let failedAt = -Infinity;
  let asked = 0;
  let lastAnswered = 0;
  const askHosted = async (query: string) => {
    if (!hosted || !isOnline() || now() - failedAt < BACK_OFF_MS) return null;
    const number = ++asked;
    try {
      const results = await withTimeout(hosted(query));
      lastAnswered = Math.max(lastAnswered, number);
      return results;
    } catch {
      // A later query was answered, so the service works.
      if (number > lastAnswered) failedAt = now();
      return null;
    }
  };
  return async (query: string): Promise<Answer> => {
    const results = await askHosted(query);
    if (results) return { results, by: 'hosted' };
    try {
      return { results: await local(query), by: 'local' };
    } catch {
      return { results: [], by: 'none' };
    }
  };
}

const readClock = () => performance.now();

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The search service timed out')), TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
