import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Host } from './host';

type Fault = (response: ServerResponse, file: string) => void;

const HTML = '<!doctype html><title>Not here</title><p>Not here</p>';
const half = (file: string) => readFileSync(file).subarray(0, 1000);

/** Faulty responses to a script request. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'answers 404': (response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found'),
  'answers 500': (response) => response.writeHead(500).end(),
  'hangs up': (response) => response.destroy(),
  'never answers': () => {},
  'closes the connection midway': (response, file) => {
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'content-length': readFileSync(file).length,
    });
    response.write(half(file), () => response.destroy());
  },
  'sends a truncated file with 200': (response, file) =>
    response.writeHead(200, { 'content-type': 'text/javascript', ...FOREVER }).end(half(file)),
  'sends another content type': (response, file) =>
    response
      .writeHead(200, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
      .end(readFileSync(file)),
  'sends HTML with 200': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(HTML),
  'sends cacheable HTML with 200': (response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...FOREVER }).end(HTML),
};

const FOREVER = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * Makes a host respond to matching requests with a fault. `out` has the valid files. Returns a function that undoes
 * it.
 */
export function injectFault(host: Host, out: string, pattern: RegExp, fault: string): () => void {
  host.intercept = ({ url = '' }, response) => {
    if (!pattern.test(url)) return false;
    FAULTS[fault]!(response, join(out, url));
    return true;
  };
  return () => (host.intercept = () => false);
}
