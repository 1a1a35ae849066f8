import type { Host } from './host';
import { until } from './until';

/** Requests that the test holds back. */
export interface HeldResponses {
  /** Held addresses, in request order. */
  readonly urls: readonly string[];
  /** Resolves once this many are held. */
  waitForCount(wanted: number): Promise<void>;
  /** Releases held requests, all of them or those with these addresses. */
  release(...urls: readonly string[]): void;
  /** Releases all requests, now and later. */
  end(): void;
}

/**
 * Holds the responses to all requests with a matching address (such as a regular expression). One at a time per host.
 */
export function holdResponses(host: Host, pattern: { test(url: string): boolean }): HeldResponses {
  const waiting: { readonly url: string; readonly go: () => void }[] = [];
  const urls: string[] = [];
  host.intercept = ({ url = '' }) =>
    pattern.test(url) &&
    new Promise((resolve) => {
      urls.push(url);
      waiting.push({ url, go: () => resolve(false) });
    });
  const release = (...names: readonly string[]) => {
    waiting.filter(({ url }) => names.length === 0 || names.includes(url)).forEach(({ go }) => go());
  };
  return {
    urls,
    waitForCount: (wanted) =>
      until(() => urls.length >= wanted, `${wanted} held requests (there are: ${urls.join(' ')})`),
    release,
    end() {
      host.intercept = () => false;
      release();
    },
  };
}
