import { formatAge } from '../../../src/theme/OfflinePanel';

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
