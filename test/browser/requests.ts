import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import type { Host } from './host';

/** Scripts of the app and of pages, except the one for idle pages. */
export const SCRIPT = /\/assets\/(?!idle\.).*\.js$/;
/** Every file with a hashed name. */
export const ASSET = /\/assets\//;

/** Responds to matching requests with an empty 404. */
export function respondNotFound(host: Host, pattern: RegExp): void {
  respond(host, pattern, (response) => response.writeHead(404, { 'content-type': 'text/plain' }).end());
}

/** Closes the connection of matching requests. */
export function dropConnections(host: Host, pattern: RegExp): void {
  respond(host, pattern, (response) => response.destroy());
}

function respond(host: Host, pattern: RegExp, act: (response: ServerResponse) => void): void {
  host.intercept = ({ url = '' }, response) => {
    if (!pattern.test(url)) return false;
    act(response);
    return true;
  };
}

/** Scripts the page requests to run from now on, except prefetches and the one for idle pages. */
export function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && SCRIPT.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

/** Redirects "App.html" to "App", as many hosts do. */
export function redirectToPlainNames(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '' } = request;
  if (!url.startsWith('/play/') || url.endsWith('.js')) return false;
  if (!url.endsWith('.html')) {
    request.url = `${url}.html`;
    return false;
  }
  response.writeHead(301, { location: url.replace(/\.html$/, '') }).end();
  return true;
}
