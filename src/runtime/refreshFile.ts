import { hasExpectedType } from '../shared/contentType';

/**
 * Asks for a file past every cache, the worker's included, and leaves the answer in them: what failed may be a wrong
 * answer that is kept somewhere, and would fail for ever. Throws when what comes is no such file; when nothing comes,
 * there may be a sound copy by now. `timeout` in ms.
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
