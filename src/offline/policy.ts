import { isBelow, normalizePath, withoutBase } from '../routes/url';

/** What the worker is built to know (src/build/workerBuild.ts). */
export interface WorkerSettings {
  readonly baseUrl: string;
  /** Address of the page that the app draws everything into. */
  readonly shell: string;
  /** Paths, below the base URL, that other apps on the host answer. */
  readonly fullNavigation: readonly string[];
}

/** Whether a navigation is ours to answer: never where another app on the host lives. */
export function answersNavigation(pathname: string, { baseUrl, fullNavigation }: WorkerSettings): boolean {
  const path = withoutBase(baseUrl, pathname);
  return path !== null && !fullNavigation.some((prefix) => isBelow(prefix, normalizePath(path)));
}

/**
 * Whether an answer may be stored under the name of a script or style sheet: a host that answers a missing file with
 * its own HTML must not poison the cache (refly-ai/refly#2289).
 */
export function isSoundAsset(status: number, contentType: string | null): boolean {
  return status === 200 && /^(text|application)\/(javascript|css)\b/.test(contentType ?? '');
}
