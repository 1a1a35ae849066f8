import { isSecuredKey, searchKey } from '../../../src/config/searchKey';

const PLAIN = '0123456789abcdef0123456789ABCDEF';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const SECURED = base64(`${'a1'.repeat(32)}filters=public%3Atrue&validUntil=2000000000`);

test.each([
  ['a search-only key', PLAIN, false],
  ['a secured key', SECURED, true],
  ['a secured key without restrictions', base64('0f'.repeat(32)), true],
])('%s is accepted', (_, key, isSecured) => {
  expect(searchKey.parse(key)).toBe(key);
  expect(isSecuredKey(key)).toBe(isSecured);
});

const SHAPE = 'expected a search-only key: 32 hexadecimal digits, or a secured key made from one';
const TOO_POWERFUL =
  'expected a search-only key, because every visitor can read it, not an admin or write key';

test.each([
  ['', SHAPE],
  ['KEY', SHAPE],
  [PLAIN.slice(1), SHAPE],
  [`${PLAIN}0`, SHAPE],
  [` ${PLAIN}`, SHAPE],
  ['g'.repeat(32), SHAPE],
  [base64('not a hash at all, and long enough to be one if it were one of those'), SHAPE],
  [`${SECURED}!`, SHAPE],
  [`admin${PLAIN}`, TOO_POWERFUL],
  ['my-Admin-key', TOO_POWERFUL],
  ['WRITE_KEY', TOO_POWERFUL],
])('"%s" is rejected', (key, message) => {
  expect(searchKey.safeParse(key).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
