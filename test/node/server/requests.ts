import fc from 'fast-check';
import type { Ending } from './rawConnection';

/** One request of a connection. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** A client's requests, sent without waiting for responses, and how it disconnects. */
interface Visit {
  readonly requests: readonly RawRequest[];
  readonly ending: Ending;
  /** Bytes after the last request that aren't HTTP. */
  readonly garbage: string;
}

const word = fc.string({
  minLength: 1,
  maxLength: 12,
  unit: fc.constantFrom(...'abc/.%-_~!$&()*+,;=:@?0129'),
});
const junk = fc.string({
  maxLength: 40,
  unit: fc.constantFrom(...'azAZ09 \t"\'<>[]{}|\\^`,;=-*/\u00e9\u00ff'),
});
const size = fc.oneof(fc.nat(12), fc.nat(400_000), fc.bigInt(0n, 10n ** 30n));

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 3, arbitrary: fc.constant('HEAD') },
  fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'M-SEARCH', 'PURGE'),
);

/** File paths in many spellings, and typical requests of vulnerability scanners. */
const path = (known: readonly string[]) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...known), word).map(([one, end]) => one + end) },
    { weight: 2, arbitrary: word.map((text) => `/${text}`) },
    fc.constantFrom(
      '*',
      '//',
      '/?',
      '/%',
      '/%00',
      '/%E0%A4%A',
      '/../../../../etc/passwd',
      '/%2e%2e/%2e%2e/package.json',
      '/..%2f..%2fpackage.json',
      '/assets/..%5c..%5cpackage.json',
      '/.git/config',
      '/.well-known/',
      '/r/docs/overview',
      'http://evil.example/',
      `/${'long/'.repeat(800)}`,
    ),
  );

const range = fc.oneof(
  fc.tuple(size, size).map(([first, last]) => `bytes=${first}-${last}`),
  size.map((first) => `bytes=${first}-`),
  size.map((length) => `bytes=-${length}`),
  fc.tuple(size, size, size).map(([a, b, c]) => `bytes=${a}-${b},${c}-`),
  fc.constantFrom(
    'bytes=9-2',
    'bytes=0-99999999999999999999',
    'bytes=',
    'bytes=-',
    'items=0-5',
    'bytes=0-0x10',
  ),
  junk,
);

const coding = fc
  .tuple(
    fc.constantFrom('br', 'gzip', 'deflate', 'identity', '*', 'x'),
    fc.constantFrom('', ';q=0', ';q=0.000', ';q=0.5', ';q=1'),
  )
  .map((parts) => parts.join(''));
const codings = fc.oneof(
  fc.array(coding, { maxLength: 4 }).map((all) => all.join(', ')),
  junk,
);

const validator = fc.oneof(
  fc.constantFrom(
    '*',
    'W/"1-2"',
    '"x", W/"y"',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Fri, 01 Jan 2100 00:00:00 GMT',
  ),
  junk,
);

const header = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('Range'), range) },
  { weight: 5, arbitrary: fc.tuple(fc.constant('Accept-Encoding'), codings) },
  fc.tuple(
    fc.constantFrom('If-None-Match', 'If-Match', 'If-Range', 'If-Modified-Since', 'If-Unmodified-Since'),
    validator,
  ),
  fc.tuple(
    fc.constantFrom('Cookie', 'Referer', 'Accept', 'Origin', 'X-Forwarded-For', 'Upgrade', 'Cache-Control'),
    junk,
  ),
  fc.constant(['Expect', '100-continue']),
);

const request = (known: readonly string[]): fc.Arbitrary<RawRequest> =>
  fc.record({
    method,
    path: path(known),
    headers: fc.uniqueArray(header as fc.Arbitrary<[string, string]>, {
      maxLength: 4,
      selector: ([name]) => name,
    }),
  });

/** Generates clients of every kind, deterministically. `known` are paths the server can serve. */
export function createVisits(count: number, known: readonly string[]): Visit[] {
  const visit = fc.record({
    requests: fc.array(request(known), { minLength: 1, maxLength: 39, size: 'max' }),
    ending: fc.constantFrom<Ending>('read all', 'read all', 'write and leave', 'leave at first bytes'),
    garbage: fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      fc.constantFrom(
        '\0\0\0',
        'GET / HTTP/9.9\r\n\r\n',
        'FOO / HTTP/1.1\r\n\r\n',
        'GET / HTTP/1.1\r\nA b\r\n\r\n',
        '\x16\x03\x01',
      ),
    ),
  });
  return fc.sample(visit, { seed: 20_240_601, numRuns: count });
}

/** The bytes of a client. Its last request asks the server to close the connection. */
export function toBytes({ requests, garbage }: Visit): Buffer {
  const texts = requests.map(({ method, path, headers }, index) => {
    const isLast = index === requests.length - 1 && garbage === '';
    const lines = [['Host', 'localhost'], ...headers, ...(isLast ? [['Connection', 'close']] : [])];
    return `${method} ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`;
  });
  return Buffer.from(texts.join('') + garbage, 'latin1');
}
