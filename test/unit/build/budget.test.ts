import { describeTiers } from '../../../src/build/budget';
import { siteSchema } from '../../../src/config/site';
import { sampleSettings } from '../sampleSite';

const siteWith = (budget?: object) =>
  siteSchema.parse({ ...sampleSettings, offline: budget ? { budget } : {} });
const tiers = [
  { name: 'app', bytes: 80_000 },
  { name: 'pages', bytes: 41_234 },
];

test('the build says what each tier weighs', () => {
  expect(describeTiers(tiers, siteWith(), 5)).toBe('A visit fetches 121.2 kB in all: app 80.0, pages 41.2');
});

test('a visit may fetch what the budget allows, to the byte', () => {
  expect(describeTiers(tiers, siteWith({ fixed: 81_234, perPage: 8000 }), 5)).toContain('121.2 kB');
});

test('a byte more fails the build, and it says what to do', () => {
  expect(() => describeTiers(tiers, siteWith({ fixed: 81_233, perPage: 8000 }), 5)).toThrow(
    /pages 41\.2\.\nThat is 1 bytes more than "offline\.budget" in site\.config\.json allows for 5 pages \(121233\)\. Shorten/,
  );
});
