/**
 * The message of an error for readers, in one line and without what only developers can use: chunk names, addresses and
 * file names. `Loading chunk page~docs failed.\n(error: http://…)` → `Loading chunk failed (error)`.
 */
export function failureMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/\b(chunk) \S+ failed\.?/i, '$1 failed')
    .replace(/:? *(?<!\w)([a-z]+:\/)?\/[^\s()]+/gi, '')
    .replace(/ *\(\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
