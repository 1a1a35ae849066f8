import { joinSides, splitSides } from '../../../examples/landing/src/page/box';
import { migratePage } from '../../../examples/landing/src/state/savedPage';

test.each([
  ['24', [24, 24, 24, 24]],
  ['24 8', [24, 8, 24, 8]],
  ['1 2 3 4', [1, 2, 3, 4]],
])('paddings and margins are saved as the shorthand %s', (shorthand, sides) => {
  expect([splitSides(shorthand), joinSides(sides)]).toEqual([sides, shorthand]);
});

test('a page saved with four numbers per box opens with shorthands', () => {
  const page = { ROOT: { props: { padding: [44, 8, 44, 8], gap: 16 }, nodes: ['a', 'b', 'c', 'd'] } };
  expect(JSON.parse(migratePage(JSON.stringify(page)))).toEqual({
    ROOT: { props: { padding: '44 8', gap: 16 }, nodes: ['a', 'b', 'c', 'd'] },
  });
});
