import type { Host } from './host';
import { until } from './until';

/** Requests that wait for the test to let them through. */
export interface HeldAnswers {
  /** Addresses that wait, in the order they were asked for. */
  readonly urls: readonly string[];
  /** Resolves once this many wait. */
  count(wanted: number): Promise<void>;
  /** Lets through what waits (only the addresses named, if any are). */
  release(...urls: readonly string[]): void;
  /** Lets everything through, now and later. */
  end(): void;
}

/** Keeps the answers to all requests whose address fits (a regular expression will do). One at a time for each host. */
export function holdAnswers(host: Host, fits: { test(url: string): boolean }): HeldAnswers {
  const waiting: { readonly url: string; readonly go: () => void }[] = [];
  const urls: string[] = [];
  host.intercept = ({ url = '' }) =>
    fits.test(url) &&
    new Promise((resolve) => {
      urls.push(url);
      waiting.push({ url, go: () => resolve(false) });
    });
  const release = (...names: readonly string[]) => {
    waiting.filter(({ url }) => names.length === 0 || names.includes(url)).forEach(({ go }) => go());
  };
  return {
    urls,
    count: (wanted) =>
      until(() => urls.length >= wanted, `${wanted} held requests (there are: ${urls.join(' ')})`),
    release,
    end() {
      host.intercept = () => false;
      release();
    },
  };
}
