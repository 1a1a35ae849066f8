import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BuildError } from './buildError';

/** The last port there is. */
const LAST_PORT = 65_535;

/** Starts a server and returns its origin. Throws a BuildError when it can't listen at the port; port 0 takes a free one. */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new BuildError(explain(error, port))));
    server.listen(port, resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number): string {
  const other = `Try another one, such as PORT=${port < LAST_PORT ? port + 1 : port - 1}.`;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. ${other}`;
    case 'EACCES':
      return `Port ${port} is not for everyone: this system keeps it for its administrator. Try a higher one, such as PORT=3000.`;
    default:
      return `The server can't listen at port ${port}: ${message}. ${other}`;
  }
}
