/** How long (ms) the question may take: a reader waits for the answer before they see that a page failed. */
const ASK_TIMEOUT_MS = 3000;

/** The build a host serves now, read past every cache; null when nobody who knows answers. */
export async function fetchDeployedBuild(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    const body: unknown = response.ok ? await response.json() : null;
    const build = typeof body === 'object' && body !== null && 'build' in body ? body.build : null;
    return typeof build === 'string' ? build : null;
  } catch {
    return null; // Offline, or a host that answers with its own HTML: no reason to leave what is on screen.
  }
}

/** Where a history entry remembers why its page was opened in full. Web storage may be denied; an entry's state is not. */
const ATTEMPT = 'openedInFull';

/** What made the browser open this document, if a vanished page did: read it before anything replaces the entry. */
export function readAttempt(history: Pick<History, 'state'>): string | null {
  const state: unknown = history.state;
  const attempt = typeof state === 'object' && state !== null && ATTEMPT in state ? state[ATTEMPT] : null;
  return typeof attempt === 'string' ? attempt : null;
}

/**
 * Opens the current address in full when another build is deployed than the one that is running: its files may be gone
 * for good (vercel/next.js and others lose their tabs so). Once for each build and address: a host whose HTML lags
 * behind must not make a loop. False when there is no reason to, and the failure should be shown.
 */
export function openInFull(
  win: Pick<Window, 'history' | 'location'>,
  running: string | undefined,
  deployed: string | null,
  lastAttempt: string | null,
): boolean {
  if (running === undefined || deployed === null || deployed === running) return false;
  const attempt = `${deployed} ${win.location.href}`;
  if (attempt === lastAttempt) return false;
  const state = win.history.state as object | null;
  win.history.replaceState({ ...state, [ATTEMPT]: attempt }, '');
  win.location.reload();
  return true;
}
