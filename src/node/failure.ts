import { ConfigError } from '../config/problems';
import { describeSystemError, isSystemError } from '../config/systemError';
import { BuildError } from './support/buildError';

/**
 * What a command prints when it fails: a message for wrong input and for system errors (no permission, no space). Any
 * other error is a bug of this project and keeps its stack trace.
 */
export function describeFailure(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof BuildError) return `\n${error.message}`;
  if (isSystemError(error)) return `\n${describeSystemError(error)}`;
  return error;
}
