import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type Config, loadConfig } from '../config/load';
import { resolveRedirect } from '../routes/redirects';
import { decode, withBase, withoutBase } from '../routes/url';
import type { BuildOptions } from './build';
import { listen } from './listen';
import { NOT_FOUND_FILE } from './pages';

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Serves a built site as a file host would. Returns its address. Throws a BuildError when the port is taken. */
export async function serve({ root, out }: BuildOptions, port: number): Promise<string> {
  const config = loadConfig(root);
  const server = createServer(createHandler(config, out));
  return (await listen(server, port)) + config.site.baseUrl;
}

/** Answers requests with the files that are there when they are asked for: a build may take the place of another. */
export function createHandler({ site, routes }: Config, out: string) {
  const files = sirv(out, {
    // Otherwise sirv keeps names and lengths of the start: pages of the next build are cut, its assets not found.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders(response, pathname) {
      response.setHeader('cache-control', pathname.startsWith('/assets/') ? IMMUTABLE : REVALIDATE);
    },
  });

  return (request: IncomingMessage, response: ServerResponse): void => {
    survive(response);
    Object.entries(SECURITY_HEADERS).forEach(([name, value]) => response.setHeader(name, value));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/', search] = (request.url ?? '/').split(/(?=\?)/);
    const path = withoutBase(site.baseUrl, pathname);
    const target =
      pathname === '/' && path === null ? '/' : path === null ? null : resolveRedirect(path, routes);
    if (target !== null) {
      // Readers without script follow old links too; the browser keeps the hash by itself.
      response
        .writeHead(302, {
          location: withBase(site.baseUrl, target) + (search ?? ''),
          'cache-control': REVALIDATE,
        })
        .end();
      return;
    }
    if (path === null || isHidden(path)) return notFound(request, response, out);
    request.url = path + (search ?? '');
    files(request, response, () => notFound(request, response, out));
  };
}

/** A file that vanishes between a look at it and its opening costs its own response, not the server. */
function survive(response: ServerResponse): void {
  response.on('pipe', (file) => file.on('error', () => response.destroy()));
}

/** Names that begin with a dot are private, but for the one that is public by agreement; `//` names no file. */
function isHidden(path: string): boolean {
  return /\/(\/|\.(?!well-known\/))/.test(decode(path));
}

/** The not-found page, compressed where the browser takes it. A missing asset gets no page that could be mistaken for it. */
function notFound(request: IncomingMessage, response: ServerResponse, out: string): void {
  if (/^\/assets\//.test(request.url ?? '')) {
    response
      .writeHead(404, { 'content-type': 'text/plain;charset=utf-8', 'cache-control': 'no-store' })
      .end('Not found');
    return;
  }
  const file = join(out, NOT_FOUND_FILE);
  const compressed = /\bbr\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.br`);
  response.writeHead(404, {
    'content-type': 'text/html;charset=utf-8',
    'cache-control': REVALIDATE,
    vary: 'accept-encoding',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(compressed ? `${file}.br` : file).pipe(response);
}
