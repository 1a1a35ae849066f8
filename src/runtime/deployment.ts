/** Timeout (ms): the reader waits for the response before the error box shows. */
const ASK_TIMEOUT_MS = 3000;

/** The deployed build, fetched past every cache; null if it is unknown. */
export async function fetchDeployedBuild(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    const body: unknown = response.ok ? await response.json() : null;
    const build = typeof body === 'object' && body !== null && 'build' in body ? body.build : null;
    return typeof build === 'string' ? build : null;
  } catch {
    return null; // Offline, or the host answers with HTML: no reason to reload.
  }
}

/** `history.state` key that marks a forced reload; used because sessionStorage may be blocked. */
const FORCED_RELOAD = 'forcedReload';

/** The forced reload that led to this document, if any. Read it before the history entry is replaced. */
export function readForcedReload(history: Pick<History, 'state'>): string | null {
  const state: unknown = history.state;
  const attempt =
    typeof state === 'object' && state !== null && FORCED_RELOAD in state ? state[FORCED_RELOAD] : null;
  return typeof attempt === 'string' ? attempt : null;
}

/**
 * If the deployed build differs from the running one, whose files may be gone, loads a page of it in this history entry:
 * the current one, or `address` (absolute). Once per build and URL, so that a host with stale HTML can't cause a loop.
 * False if there is no reason to.
 */
export function forceReload(
  win: Pick<Window, 'history' | 'location'>,
  running: string | undefined,
  deployed: string | null,
  lastForcedReload: string | null,
  address = win.location.href,
): boolean {
  if (running === undefined || deployed === null || deployed === running) return false;
  const attempt = `${deployed} ${address}`;
  if (attempt === lastForcedReload) return false;
  const state = win.history.state as object | null;
  win.history.replaceState({ ...state, [FORCED_RELOAD]: attempt }, '', address);
  win.location.reload();
  return true;
}
