import { createServer, type AddressInfo } from 'node:net';

/** A port of 127.0.0.1 that nothing listens on, for a server that can't pick one itself. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
