import { describeTransferSizes } from '../../../../src/node/output/transferSizes';

test('the build prints how much each part of a visit transfers', () => {
  const tiers = [
    { name: 'app', bytes: 80_000 },
    { name: 'pages', bytes: 41_234 },
  ];
  expect(describeTransferSizes(tiers)).toBe('A visit fetches 121.2 kB in all: app 80.0, pages 41.2');
});
