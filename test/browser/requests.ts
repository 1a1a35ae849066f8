import type { Page } from 'playwright-core';
import type { Host } from './host';

/** Which requests, by the path and query the browser asked for. */
export type Match = (url: string) => boolean;

export const isAsset: Match = (url) => url.includes('/assets/');
export const isScript: Match = (url) => isAsset(url) && url.endsWith('.js');

/** Keeps matching requests waiting until they are let go; then the host answers them as ever. */
export function hold(host: Host, matches: Match): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  host.intercept = async ({ url = '' }) => {
    if (matches(url)) await released;
    return false;
  };
  return release;
}

/** Answers matching requests with 404 and nothing. */
export function refuse(host: Host, matches: Match): void {
  host.intercept = ({ url = '' }, response) => {
    if (!matches(url)) return false;
    response.writeHead(404, { 'content-type': 'text/plain' }).end();
    return true;
  };
}

/** Takes matching requests and hangs up. */
export function hangUp(host: Host, matches: Match): void {
  host.intercept = ({ url = '' }, response) => {
    if (!matches(url)) return false;
    response.destroy();
    return true;
  };
}

/** Scripts the page asks for in order to run them, from now on; files that are only fetched ahead do not count. */
export function watchScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
