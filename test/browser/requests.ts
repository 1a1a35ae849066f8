import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import type { Host } from './host';

/** Scripts, those of the app and those of single pages. */
export const SCRIPT = /\/assets\/.*\.js$/;
/** Every file with a hashed name. */
export const ASSET = /\/assets\//;

/** Answers fitting requests with 404 and nothing. */
export function refuse(host: Host, fits: RegExp): void {
  answer(host, fits, (response) => response.writeHead(404, { 'content-type': 'text/plain' }).end());
}

/** Takes fitting requests and hangs up. */
export function hangUp(host: Host, fits: RegExp): void {
  answer(host, fits, (response) => response.destroy());
}

function answer(host: Host, fits: RegExp, act: (response: ServerResponse) => void): void {
  host.intercept = ({ url = '' }, response) => {
    if (!fits.test(url)) return false;
    act(response);
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
