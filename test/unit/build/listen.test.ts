import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../../src/build/listen';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function create(): Server {
  const server = createServer((_, response) => response.end('Here'));
  servers.push(server);
  return server;
}

/** A server that the system refuses a port. */
function createRefused(code: string): Server {
  const error = Object.assign(new Error(`listen ${code}: refused`), { code });
  const server = create();
  return Object.assign(server, { listen: () => server.emit('error', error) });
}

test('a server answers at the origin it is told', async () => {
  expect(await (await fetch(await listen(create(), 0))).text()).toBe('Here');
});

test('a port that is taken is told with one that may be free', async () => {
  const first = create();
  await listen(first, 0);
  const { port } = first.address() as AddressInfo;
  const failure = listen(create(), port);
  await expect(failure).rejects.toThrow(`Port ${port} is taken. Try another one, such as PORT=`);
  await expect(failure).rejects.toMatchObject({ name: 'BuildError' });
});

test.each([
  ['EADDRINUSE', 65_535, 'Port 65535 is taken. Try another one, such as PORT=65534.'],
  [
    'EACCES',
    80,
    'Port 80 is not for everyone: this system keeps it for its administrator. Try a higher one, such as PORT=3000.',
  ],
  [
    'EADDRNOTAVAIL',
    3000,
    "The server can't listen at port 3000: listen EADDRNOTAVAIL: refused. Try another one, such as PORT=3001.",
  ],
])('%s at port %s is told in a sentence', async (code, port, sentence) => {
  const failure: unknown = await listen(createRefused(code), port).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'BuildError', message: sentence });
});
