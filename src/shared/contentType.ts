/** What a file of this ending must be answered with. */
const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /^(text|application)\/(x-)?javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /^application\/json\b/],
  [/\.(svg|png|jpe?g|gif|webp|avif|ico)$/, /^image\//],
  [/\.(mp4|webm)$/, /^video\//],
  [/\.html$/, /^text\/html\b/],
];

/** Whether there is a rule for the type of this file; an answer for any other file is never kept. */
export function hasKnownType(path: string): boolean {
  return TYPES.some(([ending]) => ending.test(path));
}

/**
 * Whether an answer is what its address promises. Hosts that answer a missing file with their own HTML and status 200
 * must not pass for a script, nor poison a cache (refly-ai/refly#2289, DFXswiss/app#1226).
 */
export function hasExpectedType(
  address: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  const [path = ''] = address.split(/[?#]/);
  const type = TYPES.find(([ending]) => ending.test(path))?.[1];
  return status === 200 && type !== undefined && type.test(headers.get('content-type') ?? '');
}
