import { ConfigError } from '../config/problems';
import { describeSystemError, isSystemError } from '../config/systemError';
import { BuildError } from './support/buildError';

/**
 * What a command prints when it fails. Wrong input and what the system refuses (no permission, no space) are sentences;
 * anything else is a bug of this project and keeps its stack trace.
 */
export function describeFailure(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof BuildError) return `\n${error.message}`;
  if (isSystemError(error)) return `\n${describeSystemError(error)}`;
  return error;
}
