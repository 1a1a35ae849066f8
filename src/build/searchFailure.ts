import { BuildError } from './buildError';
import { type SearchTarget, WRITE_RIGHTS } from './searchTarget';

/** How far a push has come. */
export type PushStage = 'asking' | 'setting' | 'writing' | 'moving';

/** Turns what the client throws into a sentence, with what has become of the index. Faults of ours come back as they are. */
export function explainFailure(error: unknown, target: SearchTarget, stage: PushStage): unknown {
  if (!(error instanceof Error) || error instanceof BuildError) return error;
  const reason = explain(error, target);
  return reason === undefined ? error : new BuildError(`${reason} ${outcome(target, stage)}`);
}

/** The HTTP status of the service's refusal, where the error is one. */
export function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

function explain(error: Error, { appId, indexName, writeKey, host }: SearchTarget): string | undefined {
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return `The key in ALGOLIA_WRITE_KEY may not write to the index "${indexName}" of the application "${appId}"; it needs the rights ${WRITE_RIGHTS}.`;
  }
  if (status !== undefined) {
    return `The search service refused a request (${status}): ${error.message.replaceAll(writeKey, '…')}.`;
  }
  if (error.name === 'RetryError' || error.name === 'DeserializationError') {
    const place = host ? `at ${host.origin}` : `of the application "${appId}"`;
    return `The search service ${place} did not answer, or failed.`;
  }
  return error.message.startsWith('Stopped waiting') ? 'The search service is still at work.' : undefined;
}

function outcome({ indexName }: SearchTarget, stage: PushStage): string {
  switch (stage) {
    case 'asking':
      return 'Nothing was changed.';
    case 'setting':
      return `Nothing was changed: the index "${indexName}" still has its old records.`;
    case 'writing':
      return `The index "${indexName}" still has its old records; only its settings are new. What was written so far may be left in an index whose name begins with "${indexName}_tmp_".`;
    case 'moving':
      return `The new records were about to take the place of the old ones: the index "${indexName}" has all of either. Push again to be sure.`;
  }
}
