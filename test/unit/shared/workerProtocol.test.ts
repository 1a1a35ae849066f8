import { mediaCache, pagesCache, readSavedStatus, readToWorker } from '../../../src/shared/workerProtocol';

test.each([
  [{ type: 'save' }, { type: 'save', everything: false, ahead: false, near: [] }],
  [
    { type: 'save', everything: true },
    { type: 'save', everything: true, ahead: false, near: [] },
  ],
  [
    { type: 'save', ahead: true },
    { type: 'save', everything: false, ahead: true, near: [] },
  ],
  [
    { type: 'save', everything: 'yes', ahead: 1 },
    { type: 'save', everything: false, ahead: false, near: [] },
  ],
  [
    { type: 'save', near: ['/docs', 5] },
    { type: 'save', everything: false, ahead: false, near: ['/docs', '5'] },
  ],
  [{ type: 'status', more: 1 }, { type: 'status' }],
  [{ type: 'forget' }, { type: 'forget' }],
  [{ type: 'skip-waiting' }, { type: 'skip-waiting' }],
  [{ type: 'SKIP_WAITING' }, null],
  [{ type: 7 }, null],
  [{}, null],
  [null, null],
  [undefined, null],
  ['save', null],
])('the worker parses %j as %j', (data, message) => {
  expect(readToWorker(data)).toEqual(message);
});

test.each([null, undefined, 'saved', {}, { type: 'save' }, { type: 'saved', baseUrl: '/other/' }])(
  '%j is not a message for the worker of this site',
  (data) => {
    expect(readSavedStatus(data, '/')).toBeNull();
  },
);

test('two sites on one host have separate caches', () => {
  expect(new Set([pagesCache('/'), pagesCache('/sub/'), mediaCache('/'), mediaCache('/sub/')]).size).toBe(4);
});
