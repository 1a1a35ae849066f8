import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BuildError } from './buildError';

/** Starts a server and returns its origin. Throws a BuildError when the port is taken; port 0 takes a free one. */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(
        isTaken ? new BuildError(`Port ${port} is taken. Try another one, such as PORT=${port + 1}.`) : error,
      );
    });
    server.listen(port, resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
