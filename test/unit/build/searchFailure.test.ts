import { BuildError } from '../../../src/build/buildError';
import { explainFailure, type PushStage, statusOf } from '../../../src/build/searchFailure';
import { readTarget } from '../../../src/build/searchTarget';

const target = readTarget(
  { hosted: { appId: 'APP', apiKey: 'public', indexName: 'docs' } },
  { ALGOLIA_WRITE_KEY: 'secret' },
);

/** An error as the client throws it. */
const named = (name: string, message: string, parts: object = {}) =>
  Object.assign(new Error(message), { name }, parts);

function messageAt(stage: PushStage, error: unknown): string {
  const explained = explainFailure(error, target, stage);
  if (!(explained instanceof BuildError)) throw new Error('this was to be explained');
  return explained.message;
}

test.each<[what: string, error: Error, sentence: string]>([
  [
    'a key that may not write',
    named('ApiError', 'Method not allowed', { status: 403 }),
    'The key in ALGOLIA_WRITE_KEY may not write to the index "docs" of the application "APP"; it needs the rights addObject, deleteIndex and editSettings.',
  ],
  [
    'a refusal, without the key',
    named('ApiError', 'Record too big, said secret', { status: 400 }),
    'The search service refused a request (400): Record too big, said ….',
  ],
  [
    'silence',
    named('RetryError', 'Unreachable hosts'),
    'The search service of the application "APP" did not answer, or failed.',
  ],
  [
    'an answer of something else',
    named('DeserializationError', 'Unexpected token'),
    'The search service of the application "APP" did not answer, or failed.',
  ],
  [
    'a task without an end',
    new Error('Stopped waiting for the task after 100 retries.'),
    'The search service is still at work.',
  ],
])('%s is told in a sentence', (_, error, sentence) => {
  expect(messageAt('asking', error)).toBe(`${sentence} Nothing was changed.`);
});

test.each([
  ['asking', /\. Nothing was changed\.$/],
  ['setting', /\. Nothing was changed: the index "docs" still has its old records\.$/],
  ['writing', /still has its old records; only its settings are new\. .*"docs_tmp_"\.$/],
  ['moving', /the index "docs" has all of either\. Push again to be sure\.$/],
] as const)('what has become of the index is told: %s', (stage, outcome) => {
  expect(messageAt(stage, named('RetryError', 'Unreachable hosts'))).toMatch(outcome);
});

test.each([new TypeError('a fault of ours'), new BuildError('said already'), 'no error'])(
  'what needs no explanation comes back as it is: %s',
  (error) => {
    expect(explainFailure(error, target, 'writing')).toBe(error);
  },
);

test.each([
  [named('ApiError', '', { status: 404 }), 404],
  [new Error('x'), undefined],
  ['x', undefined],
])('the status of %s is %s', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
