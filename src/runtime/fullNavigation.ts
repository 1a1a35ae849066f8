import type { StorageSlot } from '../browser/storage';

/** How long (ms) an attempt is remembered. */
const ATTEMPT_LASTS_MS = 10_000;

/**
 * Whether to make a hard navigation to a URL that another app should serve. Once per URL: a host that answers with our
 * own page would otherwise cause a loop (product reading 4). Records the attempt. `started`: when this document was
 * requested, so that the time a slow host takes doesn't count.
 */
export function mayHardNavigate(href: string, attempts: StorageSlot, now: number, started: number): boolean {
  const [lastHref, lastTime] = (attempts.get() ?? '').split(' ');
  const tried = Number(lastTime);
  const since = (tried <= started ? started : now) - tried;
  if (lastHref === href && since < ATTEMPT_LASTS_MS) return false;
  const attempt = `${href} ${now}`;
  attempts.set(attempt);
  // Without storage, a second attempt would look like the first.
  return attempts.get() === attempt;
}
