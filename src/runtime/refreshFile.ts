import { isSoundAnswer } from './soundAnswer';

/**
 * Asks for a file past every cache, the worker's included, and leaves the answer in them: what failed may be a wrong
 * answer that is kept somewhere, and would fail for ever. Throws when what comes is no such file. `timeout` in ms.
 */
export async function refreshFile(address: string, timeout: number): Promise<void> {
  const response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(timeout) });
  if (!isSoundAnswer(response.url, response)) {
    const type = response.headers.get('content-type') ?? 'no type';
    throw new Error(`${address} was answered with ${response.status} (${type}).`);
  }
  await response.arrayBuffer();
}
