import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Config, loadConfig } from '../../config/load';
import { ASSETS_FOLDER, NOT_FOUND_FILE } from '../../shared/outputFiles';
import { resolveRedirect } from '../../routes/redirects';
import { decode, normalizePath, withBase, withoutBase } from '../../shared/url';
import { listVersions } from '../../routes/versions';
import type { BuildOptions } from '../output/outFolder';
import { listen, type ListenOptions } from './listen';
import { sendFile, setContentHeaders } from './sendFile';

const SECURITY_HEADERS = {
  // The rest of the CSP is in each page; frame-ancestors doesn't work in a meta element. The site frames its own examples.
  'content-security-policy': "frame-ancestors 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/** Serves a built site as a file host would. Returns its address. Throws a BuildError when it can't listen there. */
export async function serve({ root, out }: BuildOptions, at: ListenOptions): Promise<string> {
  const config = loadConfig(root);
  const handler = createHandler(config, out);
  // By default Node writes "100 Continue" into the body of an earlier pipelined response. No request here needs it.
  const server = createServer(handler).on('checkContinue', handler);
  return (await listen(server, at)) + config.site.baseUrl;
}

/** Looks files up on each request, so a new build can replace the folder while it is served. */
export function createHandler(config: Config, out: string) {
  const { baseUrl } = config.site;
  return (request: IncomingMessage, response: ServerResponse): void => {
    Object.entries(SECURITY_HEADERS).forEach(([name, value]) => response.setHeader(name, value));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.statusCode = 405;
      response.setHeader('allow', 'GET, HEAD').end();
      return;
    }
    const [pathname = '/', search = ''] = (request.url ?? '/').split(/(?=\?)/);
    const path = withoutBase(baseUrl, pathname);
    response.setHeader('cache-control', path?.startsWith(`/${ASSETS_FOLDER}`) ? IMMUTABLE : REVALIDATE);
    const target = findRedirect(config, pathname, path);
    if (target !== null) {
      // Redirects also work without script; the browser keeps the hash.
      response.statusCode = 302;
      response.setHeader('location', withBase(baseUrl, target) + search).end();
      return;
    }
    if (path === null || isHidden(path) || !sendFile(request, response, out, path))
      void sendNotFound(request, response, out, path);
  };
}

/** The target of a redirect. The root of the host redirects to a site in a subfolder. */
function findRedirect({ site, routes }: Config, pathname: string, path: string | null): string | null {
  if (path === null) return pathname === '/' ? '/' : null;
  // Only the redirect page knows which version the reader chose.
  const isChoice = normalizePath(path) === listVersions(site, routes).docsPath;
  return isChoice ? null : resolveRedirect(path, routes);
}

/** Dotfiles are private, except /.well-known/ (RFC 8615); `//` never names a file. */
function isHidden(path: string): boolean {
  return /\/(\/|\.(?!well-known\/))/.test(decode(path));
}

/** Sends 404.html, but plain text for a missing asset, because a page could be mistaken for a script or style sheet. */
async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  out: string,
  path: string | null,
): Promise<void> {
  response.statusCode = 404;
  const file = join(out, NOT_FOUND_FILE);
  const coding = setContentHeaders(request, response, file);
  // A new build may be replacing the folder.
  const page = path?.startsWith(`/${ASSETS_FOLDER}`)
    ? null
    : await readFile(file + (coding?.suffix ?? '')).catch(() => null);
  if (page) return void response.end(page);
  response.removeHeader('content-encoding');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end('Not found');
}
