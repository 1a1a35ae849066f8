/** The build can't go on, for a reason its message tells in full: no stack trace helps. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
