/**
 * Fetches JSON and checks its shape. A wrong response is requested again with `cache: 'reload'`, because the HTTP cache
 * would keep returning it ("immutable"). Rejects if the second response is wrong too, without a network, or after
 * `timeout` ms for both requests.
 */
export async function fetchJson<T>(
  address: string,
  timeout: number,
  isShape: (value: unknown) => value is T,
): Promise<T> {
  const signal = AbortSignal.timeout(timeout);
  const cached = await fetch(address, { signal });
  const value = await readJson(cached);
  if (isShape(value)) return value;
  const fresh = await readJson(await fetch(address, { cache: 'reload', signal }));
  if (!isShape(fresh)) throw new Error(`The response to ${address} is not the expected file.`);
  return fresh;
}

/** Undefined for an error status, and for a body that is truncated or isn't JSON. */
async function readJson(response: Response): Promise<unknown> {
  return response.ok ? response.json().catch(() => undefined) : undefined;
}

/** An object with named members: no array, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
