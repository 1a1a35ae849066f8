import { findCurrent } from '../../../src/boot/scrollSpy';

test.each([
  [[300, 700, 1200], -1, 'above the first heading, none counts'],
  [[120, 700, 1200], 0, 'a heading on the line is current'],
  [[-500, 119, 700], 1, 'the last one that passed the line'],
  [[-500, 121, 700], 0, 'not the next one, however near'],
  [[-900, -500, -10], 2, 'below the last heading, the last counts'],
  [[-900, Infinity, Infinity], 0, 'missing headings never count'],
  [[], -1, 'a page without headings has no current one'],
])('with headings at %j the current one is number %i: %s', (tops, current) => {
  expect(findCurrent(tops, 120)).toBe(current);
});
