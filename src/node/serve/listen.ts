import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, createServer, isIPv6, type Server as TcpServer } from 'node:net';
import { BuildError } from '../support/buildError';

/** Where a server listens. */
export interface ListenOptions {
  /** Port number; 0 takes a free one. */
  readonly port: number;
  /** Address or name of a network interface. Without it, only this machine can connect. */
  readonly host?: string | undefined;
}

/** The highest port number. */
const LAST_PORT = 65_535;
/** Both addresses, because `localhost` resolves to either, depending on the system and the client. */
const LOOPBACK = { ipv4: '127.0.0.1', ipv6: '::1' } as const;

/** Starts a server and returns its origin. Throws a BuildError when it can't listen there. */
export async function listen(server: Server, { port, host }: ListenOptions): Promise<string> {
  try {
    await open(server, port, host ?? LOOPBACK.ipv4);
    const opened = (server.address() as AddressInfo).port;
    if (host === undefined) await openIpv6Loopback(server, opened);
    return `http://${nameOf(host)}:${opened}`;
  } catch (error) {
    server.close();
    throw new BuildError(explain(error as NodeJS.ErrnoException, port, host));
  }
}

/** Passes connections to the IPv6 loopback address to a server, unless the system has no IPv6. */
async function openIpv6Loopback(server: Server, port: number): Promise<void> {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  server.once('close', () => second.close());
  await open(second, port, LOOPBACK.ipv6).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error;
  });
}

async function open(server: TcpServer, port: number, host: string): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening;
}

/** The host to print: one that a browser on this machine can open. */
function nameOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string | undefined): string {
  const other = `Try another one, such as PORT=${port < LAST_PORT ? port + 1 : port - 1}.`;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. ${other}`;
    case 'EACCES':
      return `Port ${port} needs elevated privileges. Use a port above 1023, such as PORT=3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host ?? LOOPBACK.ipv4}", which isn't an address of this machine. Use HOST=0.0.0.0 to accept connections from other machines, or leave HOST out to accept them from this machine only.`;
    default:
      return `The server can't listen on port ${port}: ${message}. ${other}`;
  }
}
