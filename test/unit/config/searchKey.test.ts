import { isSecuredKey, searchKey } from '../../../src/config/searchKey';

const PLAIN = '0123456789abcdef0123456789ABCDEF';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const SECURED = base64(`${'a1'.repeat(32)}filters=public%3Atrue&validUntil=2000000000`);

test.each([
  ['a search-only key', PLAIN, false],
  ['a key made from one', SECURED, true],
  ['a key made from one, without limits', base64('0f'.repeat(32)), true],
])('%s is taken', (_, key, isSecured) => {
  expect(searchKey.parse(key)).toBe(key);
  expect(isSecuredKey(key)).toBe(isSecured);
});

const SHAPE = 'expected a search-only key: 32 hexadecimal digits, or a secured key made from one';
const MIGHTY = 'expected a search-only key, because every visitor can read it; this one says it may do more';

test.each([
  ['', SHAPE],
  ['KEY', SHAPE],
  [PLAIN.slice(1), SHAPE],
  [`${PLAIN}0`, SHAPE],
  [` ${PLAIN}`, SHAPE],
  ['g'.repeat(32), SHAPE],
  [base64('not a hash at all, and long enough to be one if it were one of those'), SHAPE],
  [`${SECURED}!`, SHAPE],
  [`admin${PLAIN}`, MIGHTY],
  ['my-Admin-key', MIGHTY],
  ['WRITE_KEY', MIGHTY],
])('"%s" is refused', (key, message) => {
  expect(searchKey.safeParse(key).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
