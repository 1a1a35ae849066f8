import type { Site } from '../config/model';
import { BuildError } from './buildError';

/** A part of what a visit fetches, in the order it does. */
export interface Tier {
  readonly name: string;
  /** Compressed, as a host sends it. */
  readonly bytes: number;
}

/** One line that says what each tier weighs. Throws a BuildError when a visit fetches more than the budget allows. */
export function describeTiers(
  tiers: readonly Tier[],
  { offline }: Pick<Site, 'offline'>,
  pageCount: number,
): string {
  const total = tiers.reduce((sum, { bytes }) => sum + bytes, 0);
  const limit = offline.budget && offline.budget.fixed + offline.budget.perPage * pageCount;
  const parts = tiers.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ');
  const line = `A visit fetches ${kilobytes(total)} kB in all: ${parts}`;
  if (limit === undefined || total <= limit) return line;
  throw new BuildError(
    `${line}.\nThat is ${total - limit} bytes more than "offline.budget" in site.config.json allows for ${pageCount} pages` +
      ` (${limit}). Shorten what grew, or raise the budget.`,
  );
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
