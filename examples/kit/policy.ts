import { createHash } from 'node:crypto';

/** styled-components inserts an empty style element and fills it through the CSSOM, which no CSP restricts. */
const EMPTY_STYLE = '';

/** Video sources, for an app with `data-players` on its root element. */
const VIDEO_PLAYERS = ['frame-src https://www.youtube-nocookie.com', 'media-src https:'];

/**
 * Adds a CSP to the page of an example, before everything it governs. It allows files of the same origin, and the
 * inline scripts and style sheets in `html`. Embedding in other sites can only be restricted by a header.
 */
export function addPolicy(html: string): string {
  const players = / data-players/.test(html) ? VIDEO_PLAYERS : [];
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes(inlineTexts(html, 'script'))}`,
    `style-src 'self' ${hashes([EMPTY_STYLE, ...inlineTexts(html, 'style')])}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ...players,
  ].join(';');
  return html.replace(
    /<meta charset="utf-8" \/>/,
    `$&<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}

function inlineTexts(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);
}

function hashes(texts: readonly string[]): string {
  return texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}
