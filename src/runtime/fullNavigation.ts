import type { StorageSlot } from './storage';

/** How long (ms) an attempt counts. */
const ATTEMPT_LASTS_MS = 10_000;

/**
 * Whether the browser may be sent to an address that another app should answer. Once per address: a host that answers
 * with our own page would otherwise make a loop (product reading 4). Remembers the attempt. `started`: when this document
 * was asked for; what an attempt brought was asked for at once, however long the host took.
 */
export function mayLeaveFor(href: string, attempts: StorageSlot, now: number, started: number): boolean {
  const [lastHref, lastTime] = (attempts.get() ?? '').split(' ');
  const tried = Number(lastTime);
  const since = (tried <= started ? started : now) - tried;
  if (lastHref === href && since < ATTEMPT_LASTS_MS) return false;
  const attempt = `${href} ${now}`;
  attempts.set(attempt);
  // Where nothing can be remembered, nobody could tell the second attempt from the first.
  return attempts.get() === attempt;
}
