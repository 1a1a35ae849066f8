import { BuildError } from '../../../src/build/buildError';
import { readTarget } from '../../../src/build/searchTarget';

const hosted = { appId: 'APP', apiKey: 'public', indexName: 'docs' };
const KEY = { ALGOLIA_WRITE_KEY: 'secret' };

test('an index is named in site.config.json, the key to write with in the environment', () => {
  expect(readTarget({ hosted }, KEY)).toEqual({
    appId: 'APP',
    indexName: 'docs',
    searchKey: 'public',
    writeKey: 'secret',
    host: undefined,
    patience: 30_000,
  });
});

test('blanks around the key do no harm', () => {
  expect(readTarget({ hosted }, { ALGOLIA_WRITE_KEY: ' secret\n' }).writeKey).toBe('secret');
});

test.each([
  ['http://localhost:1234', 'http://localhost:1234'],
  ['https://proxy.example/', 'https://proxy.example'],
  ['', undefined],
])('ALGOLIA_HOST=%s answers in place of the service', (value, origin) => {
  expect(readTarget({ hosted }, { ...KEY, ALGOLIA_HOST: value }).host?.origin).toBe(origin);
});

test('ALGOLIA_TIMEOUT says how long to wait', () => {
  expect(readTarget({ hosted }, { ...KEY, ALGOLIA_TIMEOUT: '500' }).patience).toBe(500);
});

test.each<[what: string, search: object, environment: Record<string, string | undefined>, sentence: string]>([
  ['no hosted index', {}, KEY, 'site.config.json names no index to write to. Add "search": { "hosted": {'],
  ['no key', { hosted }, {}, 'ALGOLIA_WRITE_KEY is missing.'],
  ['an empty key', { hosted }, { ALGOLIA_WRITE_KEY: ' ' }, 'ALGOLIA_WRITE_KEY is missing.'],
  ['the public key', { hosted }, { ALGOLIA_WRITE_KEY: 'public\n' }, 'ALGOLIA_WRITE_KEY is the key that site'],
  ...['localhost:1234', 'ftp://localhost', 'http://localhost:1234/path', 'http://a:b@localhost', 'x'].map(
    (host): [string, object, Record<string, string>, string] => [
      `the host ${host}`,
      { hosted },
      { ...KEY, ALGOLIA_HOST: host },
      `ALGOLIA_HOST is "${host}"; expected an origin such as ALGOLIA_HOST=http://localhost:1234.`,
    ],
  ),
  ...['', '0', '-1', '1.5', '1s'].map((time): [string, object, Record<string, string>, string] => [
    `the time "${time}"`,
    { hosted },
    { ...KEY, ALGOLIA_TIMEOUT: time },
    `ALGOLIA_TIMEOUT is "${time}"; expected milliseconds, such as ALGOLIA_TIMEOUT=30000.`,
  ]),
])('%s is refused with a sentence that does not tell the key', (_, search, environment, sentence) => {
  const act = () => readTarget(search, environment);
  expect(act).toThrow(BuildError);
  expect(act).toThrow(sentence);
  expect(act).not.toThrow('secret');
});
