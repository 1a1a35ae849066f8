import { type ChildProcess, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressFolder } from '../../src/node/output/compressFolder';
import { expectSoon } from '../browser/until';
import { PROJECT } from '../paths';
import { sendBytes, parseResponses, type RawResponse } from './server/rawConnection';
import { createVisits, type RawRequest, toBytes } from './server/requests';

const REQUESTS = 10_000;
/** Concurrent clients. */
const CLIENTS = 8;
/** Memory growth (bytes) in the second half of the requests that is not a leak, because V8 collects garbage late. */
const MEMORY_NOISE = 40e6;

/** A file larger than the system buffers for a client that doesn't read. */
const LARGE = Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251);
const FILES: Readonly<Record<string, Buffer>> = {
  '/': Buffer.from('<p>Start</p>'.repeat(40)),
  '/docs/overview': Buffer.from('<p>Overview</p>'.repeat(40)),
  '/docs/overview/': Buffer.from('<p>Overview</p>'.repeat(40)),
  '/assets/app.js': Buffer.from('let one = 1;'.repeat(3_000)),
  '/mark.svg': Buffer.from('<svg/>'),
  '/large.png': Buffer.from(LARGE),
};
const NAMES: Readonly<Record<string, string>> = {
  '/': '/index.html',
  '/docs/overview': '/docs/overview/index.html',
  '/docs/overview/': '/docs/overview/index.html',
};

/** Suffix of a compressed copy. */
const SUFFIXES: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

let root: string;
let command: ChildProcess;
let port: number;
let output = '';

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-requests-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  };
  const settings = readFileSync(join(PROJECT, 'test/fixtures/faults/site.config.json'), 'utf8');
  write('site.config.json', settings);
  write('routes.json', JSON.stringify({ routes: [{ path: '/', kind: 'search', label: 'Search' }] }));
  Object.entries(FILES).forEach(([path, content]) => write(`out${NAMES[path] ?? path}`, content));
  write('out/404.html', '<p>Not found</p>'.repeat(40));
  await compressFolder(join(root, 'out'));
  command = spawn(
    process.execPath,
    ['src/node/main.mjs', 'start', '--site', root, '--out', join(root, 'out')],
    { cwd: PROJECT, env: { ...process.env, PORT: '0' } },
  );
  port = await new Promise((resolve, reject) => {
    command.on('exit', () => reject(new Error(`npm start ended:\n${output}`)));
    [command.stdout, command.stderr].forEach((stream) =>
      stream?.on('data', (data) => {
        output += String(data);
        const address = /Serving http:\S+:(\d+)\//.exec(output)?.[1];
        if (address) resolve(Number(address));
      }),
    );
  });
});
afterAll(() => {
  command.kill();
  rmSync(root, { recursive: true, force: true });
});

test(`npm start still serves after ${REQUESTS} hostile requests, without leaking open files or memory`, async () => {
  const visits = createVisits(600, Object.keys(FILES));
  let sent = 0;
  const answer = async (index: number): Promise<void> => {
    const visit = visits[index % visits.length]!;
    sent += visit.requests.length;
    const stream = await sendBytes(port, toBytes(visit), visit.ending);
    // Bytes that aren't HTTP end the connection, maybe before earlier responses are sent.
    if (visit.ending !== 'read all' || visit.garbage !== '') return;
    const responses = parseResponses(
      stream,
      visit.requests.map(({ method }) => method),
    );
    expect(responses.length).toBeGreaterThan(0);
    responses.forEach((response, at) => expectRight(visit.requests[at]!, response));
    // Node closes a connection early after some headers, and says so.
    if (responses.length < visit.requests.length)
      expect(responses.at(-1)?.headers.get('connection')).toBe('close');
  };
  let next = 0;
  const sendUntil = (limit: number) =>
    Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (sent < limit) await answer(next++);
      }),
    );

  const files = openFiles();
  await sendUntil(REQUESTS / 2);
  const memory = residentBytes();
  await sendUntil(REQUESTS);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  expect(residentBytes() - memory).toBeLessThan(MEMORY_NOISE);
  await expectSoon(() => Promise.resolve(openFiles()), files);
  for (const [path, content] of Object.entries(FILES)) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    expect([response.status, Buffer.from(await response.arrayBuffer()).equals(content)]).toEqual([200, true]);
  }
  expect(command.exitCode).toBeNull();
  expect(output).not.toMatch(/error|warning|^\s+at /im);
});

/** Checks a response against the rules of RFC 9110 for its request. */
function expectRight(request: RawRequest, response: RawResponse): void {
  const said = JSON.stringify({ ...request, status: response.status, got: [...response.headers] });
  const isFile = FILES[request.path] !== undefined && /^(GET|HEAD)$/.test(request.method);
  if (isFile) return expectFile(request, response, said);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  expectIn(isRead ? [200, 206, 302, 304, 404, 412, 416] : [405], response.status, said);
}

function expectFile({ method, path, headers }: RawRequest, response: RawResponse, said: string): void {
  const asked = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const coding = response.headers.get('content-encoding');
  if (isExcluded(coding, asked.get('accept-encoding') ?? '')) throw new Error(`Excluded coding: ${said}`);
  const whole = readFileSync(join(root, `out${NAMES[path] ?? path}${SUFFIXES[coding ?? ''] ?? ''}`));
  const isConditional = [...asked.keys()].some((name) => name.startsWith('if-'));
  const range = readRange(asked.get('range'), whole.length);
  expectIn(isConditional ? [200, 206, 304, 412, 416] : range.statuses, response.status, said);
  if (method === 'HEAD' || response.status > 206) return;
  const part = /^bytes (\d+)-(\d+)\//.exec(response.headers.get('content-range') ?? '');
  const [first, last] = part ? [Number(part[1]), Number(part[2])] : [0, whole.length - 1];
  if (!response.body.equals(whole.subarray(first, last + 1))) throw new Error(`Wrong bytes: ${said}`);
  if (part && range.part) expect([first, last]).toEqual(range.part);
}

function expectIn(allowed: readonly number[], status: number, said: string): void {
  if (!allowed.includes(status)) throw new Error(`${status} instead of ${allowed.join(' or ')}: ${said}`);
}

interface Range {
  /** Allowed status codes. */
  readonly statuses: readonly number[];
  /** First and last byte, of a single range that can be satisfied. */
  readonly part?: readonly [first: number, last: number];
}

function readRange(range: string | undefined, length: number): Range {
  if (range === undefined) return { statuses: [200] };
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === '' && Number(last) > 0)
    return { statuses: [200, 206], part: [Math.max(0, length - Number(last)), length - 1] };
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== '' && Number(first) <= end) return { statuses: [206], part: [Number(first), end] };
  return { statuses: [200, 206, 416] };
}

/** Whether Accept-Encoding only forbids a coding. */
function isExcluded(coding: string | undefined, accepted: string): boolean {
  const about = accepted
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one.split(';')[0] === coding);
  return about.length > 0 && about.every((one) => /;q=0(\.0*)?$/.test(one));
}

/** Number of the server's open files, on Linux. */
function openFiles(): number {
  const folder = `/proc/${command.pid}/fd`;
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

/** Memory of the server (bytes), on Linux. */
function residentBytes(): number {
  const file = `/proc/${command.pid}/status`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
}
