import type { SkipRule } from '../config/model';

/** The part of `navigator.connection` that is read. Safari and Firefox don't have it. */
export interface Connection {
  readonly effectiveType?: string;
  /** Estimated round-trip time (ms), rounded to 25. */
  readonly rtt?: number;
  readonly saveData?: boolean;
}

export const readConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** Whether pages may be fetched ahead. By default only 2g together with data saver forbids it (spec section 2). */
export function canPrefetch(connection: Connection | undefined, skipWhen: SkipRule): boolean {
  return !matches(connection, skipWhen);
}

/** Whether the worker may be installed and save pages in the background. That fetches far more, so by default 2g or data saver alone forbids it. */
export function canPrecache(connection: Connection | undefined, skipWhen: SkipRule): boolean {
  return !matches(connection, skipWhen);
}

function matches(connection: Connection | undefined, { all, any }: SkipRule): boolean {
  const shows = (sign: '2g' | 'save-data') =>
    sign === '2g' ? /2g/.test(connection?.effectiveType ?? '') : connection?.saveData === true;
  return (all !== undefined && all.every(shows)) || (any !== undefined && any.some(shows));
}
