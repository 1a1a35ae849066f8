import type { SkipRule } from '../../../src/config/model';
import { type Connection, isAllowed } from '../../../src/browser/connection';
import { site } from '../sampleSite';

/** Whether the two default rules allow prefetching and saving. */
test.each<[connection: Connection | undefined, prefetch: boolean, precache: boolean]>([
  [undefined, true, true],
  [{}, true, true],
  [{ saveData: false }, true, true],
  [{ saveData: true }, true, false],
  [{ effectiveType: '4g' }, true, true],
  [{ effectiveType: '3g' }, true, true],
  [{ effectiveType: '2g' }, true, false],
  [{ effectiveType: 'slow-2g' }, true, false],
  [{ effectiveType: '4g', saveData: true }, true, false],
  [{ effectiveType: '3g', saveData: true }, true, false],
  [{ effectiveType: '3g', saveData: false }, true, true],
  [{ effectiveType: '2g', saveData: false }, true, false],
  [{ effectiveType: '2g', saveData: true }, false, false],
  [{ effectiveType: 'slow-2g', saveData: true }, false, false],
])('on %j prefetching is allowed: %s, and saving: %s', (connection, prefetch, precache) => {
  expect(isAllowed(connection, site.prefetch.skipWhen)).toBe(prefetch);
  expect(isAllowed(connection, site.offline.skipWhen)).toBe(precache);
});

test.each<[rule: SkipRule, connection: Connection | undefined, allowed: boolean]>([
  [{ any: ['save-data'] }, { saveData: true }, false],
  [{ any: ['save-data'] }, { effectiveType: '2g' }, true],
  [{ any: ['2g'] }, { effectiveType: 'slow-2g' }, false],
  [{ any: ['2g'] }, { saveData: true }, true],
  [{ any: ['2g', 'save-data'] }, undefined, true],
  [{ all: ['2g'] }, { effectiveType: '2g' }, false],
  [{ all: ['save-data'] }, { effectiveType: '2g' }, true],
  [{ all: ['save-data'] }, undefined, true],
  [{ all: ['2g', 'save-data'] }, { saveData: true }, true],
])('the rule %j on %j allows it: %s', (rule, connection, allowed) => {
  expect(isAllowed(connection, rule)).toBe(allowed);
});
