import { hasExpectedType } from '../shared/contentType';

/**
 * Fetches a file past all caches, the worker's included, and replaces their copies, because an invalid cached response
 * would fail indefinitely. Throws if the new response is invalid too. Ignores network errors and the `timeout` (ms), because
 * a valid copy may be cached by then.
 */
export async function refreshFile(address: string, timeout: number): Promise<void> {
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(address, { cache: 'reload', signal }).catch(() => null);
  if (!response) return;
  if (!hasExpectedType(response.url, response)) {
    const type = response.headers.get('content-type') ?? 'no type';
    throw new Error(`The server responded with ${response.status} (${type}): ${address}`);
  }
  await response.arrayBuffer();
}
