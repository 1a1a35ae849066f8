import type { algoliasearch } from 'algoliasearch';
import { messageOf } from './messageOf';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;
type Requester = NonNullable<ClientOptions['requester']>;

/** A host has this part of the patience to answer before the next one is tried. */
const HOSTS_TRIED = 3;

/**
 * Sends the requests of the client. Its own way of waiting grows with every host that is silent, to minutes; here all
 * requests together wait for `patience` milliseconds since the service was last heard of, then each fails at once.
 */
export function createRequester(patience: number): Requester {
  let silentSince: number | undefined;
  return {
    async send({ url, method, headers, data }) {
      silentSince ??= performance.now();
      const left = Math.ceil(silentSince + patience - performance.now());
      if (left <= 0) return { status: 0, content: 'no answer', isTimedOut: true };
      const signal = AbortSignal.timeout(Math.min(left, Math.ceil(patience / HOSTS_TRIED)));
      // Bytes come only with compression, which is off.
      const body = typeof data === 'string' ? data : null;
      try {
        // A redirect would carry the key to another host.
        const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
        const content = await response.text();
        silentSince = undefined;
        return { status: response.status, content, isTimedOut: false };
      } catch (error) {
        return { status: 0, content: messageOf(error), isTimedOut: signal.aborted };
      }
    },
  };
}
