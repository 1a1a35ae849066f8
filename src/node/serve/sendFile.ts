import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { decode, normalizePath } from '../../shared/url';

/** Content codings of the compressed copies (compressFolder.ts) with their suffix, the smallest first. */
const CODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Sends the file that a path names in a folder: `/docs/overview` is `docs/overview`, `docs/overview/index.html` or
 * `docs/overview.html`. Ranges and conditional requests follow RFC 9110. Returns false when there is no such file.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  path: string,
): boolean {
  const root = resolve(folder);
  const file = findFile(root, path);
  if (file === undefined) return false;
  whenItsTurn(response, () => {
    const coding = setContentHeaders(request, response, file);
    const name = file.slice(root.length) + (coding?.suffix ?? '');
    dropLongSuffix(request, join(root, name));
    send(request, encodeURI(name), { root, dotfiles: 'allow', index: false, cacheControl: false })
      .on('error', (error: HttpError) => fail(response, error))
      .pipe(response);
  });
  return true;
}

/**
 * Sets Content-Type, Content-Encoding and Vary for a file. Returns the coding of the copy to send; undefined when the
 * client accepts none that exists.
 */
export function setContentHeaders(request: IncomingMessage, response: ServerResponse, file: string) {
  const accepted = new Negotiator(request).encodings(CODINGS.map(({ name }) => name));
  const coding = CODINGS.find(({ name, suffix }) => accepted.includes(name) && isFile(file + suffix));
  response.setHeader('content-type', contentType(file.replace(/.*\//, '')) || 'application/octet-stream');
  response.setHeader('vary', 'accept-encoding');
  if (coding) response.setHeader('content-encoding', coding.name);
  return coding;
}

/** Ignores a range such as `bytes=-500` of a shorter file: `send` rejects it, but it means the whole file. */
function dropLongSuffix({ headers }: IncomingMessage, file: string): void {
  const length = /^\s*bytes=\s*-(\d+)\s*$/.exec(headers.range ?? '')?.[1];
  if (length !== undefined && Number(length) > sizeOf(file)) delete headers.range;
}

function findFile(root: string, path: string): string | undefined {
  const name = normalizePath(path);
  // A path keeps an escaped `#` escaped, but the name of a file can contain one.
  return [name, `${name}/index.html`, `${name}.html`, decode(path)]
    .map((candidate) => join(root, candidate))
    .find((file) => file.startsWith(root + sep) && isFile(file));
}

const isFile = (file: string) => sizeOf(file) >= 0;

/** Size (bytes) of a file; -1 for anything else, including invalid names, such as one with a null byte. */
function sizeOf(file: string): number {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats.size : -1;
  } catch {
    return -1;
  }
}

/**
 * A pipelined response has no socket until the responses before it are sent. A file opened earlier would stay open
 * indefinitely when the client leaves, because a response without a socket never emits `close`.
 */
function whenItsTurn(response: ServerResponse, act: () => void): void {
  if (response.socket) act();
  else response.once('socket', act);
}

interface HttpError {
  /** 412 or 416; others mean that the file vanished or can't be read. */
  readonly status: number;
}

function fail(response: ServerResponse, { status }: HttpError): void {
  if (status !== 412 && status !== 416) return void response.destroy();
  response.removeHeader('content-encoding');
  response.statusCode = status;
  response.end();
}
