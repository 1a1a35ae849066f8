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

/** Whether a connection shows none of the signs on which `prefetch` or `offline` is skipped (`skipWhen`). */
export function isAllowed(connection: Connection | undefined, { all, any }: SkipRule): boolean {
  const shows = (sign: '2g' | 'save-data') =>
    sign === '2g' ? /2g/.test(connection?.effectiveType ?? '') : connection?.saveData === true;
  return !all?.every(shows) && !any?.some(shows);
}
