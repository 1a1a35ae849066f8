/** Expected content types by file extension. */
const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/(x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.(svg|png|jpe?g|gif|webp|avif|ico)$/, /^image\//],
  [/\.(mp4|webm)$/, /^video\//],
  [/\.woff2$/, /^(font\/|application\/(font|octet-stream))/],
  [/\.html$/, /^text\/html\b/],
];

/** Whether the content type of this file can be checked; a response for any other file is never cached. */
export function hasKnownType(path: string): boolean {
  return TYPES.some(([ending]) => ending.test(path));
}

/**
 * Content-type check. Some hosts send HTML with status 200 for a missing file, which must not be taken for a script or
 * poison a cache (refly-ai/refly#2289, DFXswiss/app#1226).
 */
export function hasExpectedType(
  address: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  const [path = ''] = address.split(/[?#]/);
  const type = TYPES.find(([ending]) => ending.test(path))?.[1];
  return status === 200 && type !== undefined && type.test(headers.get('content-type') ?? '');
}
