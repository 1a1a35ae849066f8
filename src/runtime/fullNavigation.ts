import type { StorageSlot } from './storage';

/** How long (ms) an attempt counts: a host that answers with our own page comes back well within it. */
const ATTEMPT_LASTS_MS = 10_000;

/**
 * Whether the browser may be sent to an address that another app should answer. Once per address: a host that answers
 * with our own page would otherwise make a loop (product reading 4). Remembers the attempt.
 */
export function mayLeaveFor(href: string, attempts: StorageSlot, now: number): boolean {
  const [lastHref, lastTime] = (attempts.get() ?? '').split(' ');
  if (lastHref === href && now - Number(lastTime) < ATTEMPT_LASTS_MS) return false;
  const attempt = `${href} ${now}`;
  attempts.set(attempt);
  // Where nothing can be remembered, nobody could tell the second attempt from the first.
  return attempts.get() === attempt;
}
