import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { createHandler } from '../../src/build/serve';
import { loadConfig } from '../../src/config/load';
import { type SiteName, SITES } from '../paths';

/** A server on a free port of this machine. */
export interface Host {
  /** Without a slash at the end. */
  readonly origin: string;
  /** Every request so far: "GET /path". */
  readonly log: string[];
  /** Answers before the site does; return true to take the request. */
  intercept: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  close(): Promise<void>;
}

/** Serves a prepared site exactly as `npm start` does. */
export function serveSite(name: SiteName): Promise<Host> {
  const { root, out } = SITES[name];
  return startHost(createHandler(loadConfig(root), out));
}

/** Serves a folder as a simple file host does: no redirects, 404.html for what is not there. `mount` is where it is seen. */
export function serveFolder(folder: string, mount = '/'): Promise<Host> {
  const files = sirv(folder, { dev: true, etag: true });
  return startHost((request, response) => {
    const notFound = () => {
      request.url = '/404.html';
      response.statusCode = 404;
      // sirv answers a found file with 200; a file host answers 404.html with 404.
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((_: number, headers: object) =>
        writeHead(404, headers as never)) as typeof response.writeHead;
      files(request, response, () => void response.end());
    };
    if (!request.url?.startsWith(mount)) return notFound();
    request.url = `/${request.url.slice(mount.length)}`;
    files(request, response, notFound);
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
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const host: Host = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
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
