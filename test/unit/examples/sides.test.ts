import { joinSides, splitSides } from '../../../examples/landing/src/page/box';

test.each([
  ['24', [24, 24, 24, 24]],
  ['24 8', [24, 8, 24, 8]],
  ['1 2 3 4', [1, 2, 3, 4]],
])('paddings and margins are saved as the shorthand %s', (shorthand, sides) => {
  expect([splitSides(shorthand), joinSides(sides)]).toEqual([sides, shorthand]);
});
