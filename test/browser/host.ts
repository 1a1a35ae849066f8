import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listen } from '../../src/node/serve/listen';
import { sendFile } from '../../src/node/serve/sendFile';
import { createHandler } from '../../src/node/serve/serve';
import { loadConfig } from '../../src/config/load';
import { type SiteName, SITES } from '../paths';

/** A local server on a free port. */
export interface Host {
  /** Without a trailing slash. */
  readonly origin: string;
  /** All requests so far, as "GET /path". */
  readonly log: string[];
  /** Runs before the site's handler; returns true if it handled the request. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  close(): Promise<void>;
}

/** A host that can switch to another site, as a deploy that deletes every old file does. */
export interface SiteHost extends Host {
  deploy(name: SiteName): void;
}

/** Serves a prepared site exactly as `npm start` does. */
export async function serveSite(name: SiteName): Promise<SiteHost> {
  let handler = handlerOf(name);
  const host = await startHost((request, response) => handler(request, response));
  return Object.assign(host, { deploy: (next: SiteName) => (handler = handlerOf(next)) });
}

const handlers = new Map<SiteName, RequestListener>();

function handlerOf(name: SiteName): RequestListener {
  const { root, out } = SITES[name];
  const handler = handlers.get(name) ?? createHandler(loadConfig(root), out);
  handlers.set(name, handler);
  return handler;
}

/**
 * Serves a folder as a static file host does: no redirects, and 404.html for unknown paths. `mount` is its base path.
 */
export function serveFolder(folder: string, mount = '/'): Promise<Host> {
  return startHost((request, response) => {
    response.setHeader('cache-control', 'no-cache');
    const [pathname = ''] = (request.url ?? '').split('?');
    const isFound =
      pathname.startsWith(mount) && sendFile(request, response, folder, `/${pathname.slice(mount.length)}`);
    if (!isFound)
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
        .end(readFileSync(join(folder, '404.html')));
  });
}

export async function startHost(handler: RequestListener): Promise<Host> {
  const log: string[] = [];
  const server = createServer((request, response) => {
    log.push(`${request.method} ${request.url}`);
    void Promise.resolve(host.intercept(request, response)).then((isTaken) => {
      if (!isTaken) handler(request, response);
    });
  });
  const origin = await listen(server, { port: 0 });
  const host: Host = {
    origin,
    log,
    intercept: () => false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
