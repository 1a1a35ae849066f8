import { INITIAL_STATE } from '../../../src/offline/offlineStore';
import { describeOfflineState, formatAge } from '../../../src/theme/OfflinePanel';

const MINUTE = 60_000;

test.each([
  [MINUTE - 1, undefined],
  [MINUTE, '1 minute ago'],
  [60 * MINUTE, '1 hour ago'],
  [24 * 60 * MINUTE, 'yesterday'],
  [49 * 60 * MINUTE, '2 days ago'],
])('pages saved %i ms ago are shown with the age %j', (milliseconds, age) => {
  expect(formatAge(milliseconds, 'en')).toBe(age);
});

test.each([
  [[], false, 'No pages are saved.'],
  [['/'], false, '1 of 1000 pages are saved.'],
  [['/'], true, '1 of 1000 pages are saved: those near the pages you read.'],
])('of 1000 pages, %j are saved (near those that were read: %s): %s', (paths, isNearOnly, text) => {
  const state = { ...INITIAL_STATE, pageCount: 1000, paths: new Set(paths), isNearOnly };
  expect(describeOfflineState(state, 'en')).toBe(text);
});
