import { connect, type Socket } from 'node:net';

/** An HTTP response as received. Header names are in lower case. */
export interface RawResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/**
 * When the client closes the connection: after the last response, before reading anything, or after the first bytes.
 */
export type Ending = 'read all' | 'write and leave' | 'leave at first bytes';

/** How long (ms) a connection may stay silent before the server counts as hung. */
const TIMEOUT_MS = 10_000;

/**
 * Writes bytes to a new connection. Resolves with everything received until the connection closes, which is complete
 * only if `ending` is 'read all'. Rejects when the server can't be reached or stays silent.
 */
export function sendBytes(port: number, bytes: Buffer, ending: Ending): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('The server sends nothing more')));
    socket.on('connect', () => socket.write(bytes, () => ending === 'write and leave' && socket.destroy()));
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (ending === 'leave at first bytes') socket.destroy();
    });
    // The server resets a connection that still sends after its last response; earlier data is valid.
    socket.on('error', (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && reject(error));
    socket.on('close', () => resolve(Buffer.concat(received)));
  });
}

/**
 * Splits a stream into the responses to requests with these methods, in order. Throws unless it consists of complete
 * responses.
 */
export function parseResponses(stream: Buffer, methods: readonly string[]): RawResponse[] {
  const responses: RawResponse[] = [];
  for (let rest = stream; rest.length > 0;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) throw new Error(`Not a response: ${rest.subarray(0, 200).toString('latin1')}`);
    const [statusLine = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
    if (Number.isNaN(status)) throw new Error(`Not a status line: ${statusLine.slice(0, 200)}`);
    const headers = new Map(lines.map((line) => splitHeader(line)));
    const start = end + 4;
    const hasBody = methods[responses.length] !== 'HEAD' && status !== 304;
    const length = hasBody ? Number(headers.get('content-length') ?? 0) : 0;
    const body = rest.subarray(start, start + length);
    if (body.length < length) throw new Error(`A body of ${body.length} bytes instead of ${length}`);
    responses.push({ status, headers, body });
    rest = rest.subarray(start + length);
  }
  return responses;
}

function splitHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}
