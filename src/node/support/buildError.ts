/** An error that its message fully explains, so commands print no stack trace. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
