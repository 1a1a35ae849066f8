import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listen } from '../../../../src/node/serve/listen';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function create(): Server {
  const server = createServer((_, response) => response.end('Here'));
  servers.push(server);
  return server;
}

/** A server whose port the system denies. */
function createRefused(code: string): Server {
  const error = Object.assign(new Error(`listen ${code}: refused`), { code });
  const server = create();
  return Object.assign(server, { listen: () => server.emit('error', error) });
}

/** Whether a server responds at a local address and port. */
async function answersAt(host: string, server: Server): Promise<boolean> {
  const { port } = server.address() as AddressInfo;
  const name = isIPv6(host) ? `[${host}]` : host;
  return fetch(`http://${name}:${port}`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Addresses of this machine that others can connect to. */
const PUBLIC = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);
const HAS_IPV6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

test('a server responds at the printed origin, whichever address localhost resolves to', async () => {
  const server = create();
  expect(await (await fetch(await listen(server, { port: 0 }))).text()).toBe('Here');
  expect(await answersAt('127.0.0.1', server)).toBe(true);
  expect(await answersAt('::1', server)).toBe(HAS_IPV6);
});

test('other machines reach a server only when HOST opens it', async () => {
  const closed = create();
  await listen(closed, { port: 0 });
  const open = create();
  expect(await listen(open, { port: 0, host: '0.0.0.0' })).toMatch(/^http:\/\/localhost:\d+$/);
  for (const address of ['127.0.0.2', ...PUBLIC]) {
    expect([address, await answersAt(address, closed), await answersAt(address, open)]).toEqual([
      address,
      false,
      // Some systems accept connections only at 127.0.0.1.
      address === '127.0.0.2' ? expect.any(Boolean) : true,
    ]);
  }
});

test.each(['127.0.0.1', ...(HAS_IPV6 ? ['::1'] : [])])('HOST=%s is in the printed origin', async (host) => {
  const printed = await listen(create(), { port: 0, host });
  expect(new URL(printed).hostname).toBe(isIPv6(host) ? `[${host}]` : host);
  expect((await fetch(printed)).ok).toBe(true);
});

test('closing the server closes both loopback addresses', async () => {
  const server = create();
  const { port } = new URL(await listen(server, { port: 0 }));
  await new Promise((resolve) => server.close(resolve).closeAllConnections());
  expect(await listen(create(), { port: Number(port) })).toBe(`http://localhost:${port}`);
});

test('a port in use is reported with a suggestion', async () => {
  const first = create();
  await listen(first, { port: 0 });
  const { port } = first.address() as AddressInfo;
  const failure = listen(create(), { port });
  await expect(failure).rejects.toThrow(`Port ${port} is already in use. Try another one, such as PORT=`);
  await expect(failure).rejects.toMatchObject({ name: 'BuildError' });
});

test('a host that is not an address of this machine is reported with what to type', async () => {
  // A documentation address (RFC 5737), which no machine has.
  await expect(listen(create(), { port: 0, host: '192.0.2.1' })).rejects.toMatchObject({
    name: 'BuildError',
    message:
      'HOST is "192.0.2.1", which isn\'t an address of this machine. Use HOST=0.0.0.0 to accept connections from other machines, or leave HOST out to accept them from this machine only.',
  });
});

test.each([
  ['EADDRINUSE', 65_535, 'Port 65535 is already in use. Try another one, such as PORT=65534.'],
  ['EACCES', 80, 'Port 80 needs elevated privileges. Use a port above 1023, such as PORT=3000.'],
  [
    'EMFILE',
    3000,
    "The server can't listen on port 3000: listen EMFILE: refused. Try another one, such as PORT=3001.",
  ],
])('%s at port %s is reported in plain words', async (code, port, sentence) => {
  const failure: unknown = await listen(createRefused(code), { port }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'BuildError', message: sentence });
});
