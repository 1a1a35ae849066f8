import { oppositeMode, resolveColorMode } from '../../../src/boot/colorMode';

test.each<[stored: string | null, fallback: 'light' | 'dark' | 'system', shown: string]>([
  [null, 'light', 'light'],
  [null, 'dark', 'dark'],
  [null, 'system', 'system'],
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['light', 'system', 'light'],
  ['', 'light', 'light'],
  ['Dark', 'light', 'light'],
  ['system', 'light', 'light'],
  ['"><script>', 'dark', 'dark'],
])('with %j stored and the default %s, the colour mode is %s', (stored, fallback, shown) => {
  expect(resolveColorMode(stored, fallback)).toBe(shown);
});

test.each<[shown: string | undefined, systemIsDark: boolean, next: string]>([
  ['light', false, 'dark'],
  ['light', true, 'dark'],
  ['dark', false, 'light'],
  ['dark', true, 'light'],
  ['system', true, 'light'],
  ['system', false, 'dark'],
  [undefined, true, 'dark'],
])('from %s, where the system is dark: %s, the switch changes to %s', (shown, systemIsDark, next) => {
  expect(oppositeMode(shown, systemIsDark)).toBe(next);
});
