import { isFastHost } from '../../../src/boot/siteFonts';

test.each([
  [true, 'a host that answers fast', 20, undefined],
  [true, 'a fast answer on a connection that Chrome does not know yet', 20, 100],
  [false, 'a fast answer on a connection that is slow otherwise', 20, 150],
  [false, 'a slow answer on a fast connection', 80, 25],
])('fonts are expected in time (%s) from %s', (isFast, _, answer, rtt) => {
  expect(isFastHost(answer, rtt)).toBe(isFast);
});
