import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../src/node/output/compressFolder';
import { listen } from '../../src/node/serve/listen';
import { sendFile } from '../../src/node/serve/sendFile';

/** Another generator's build of the same pages. */
interface Peer {
  readonly name: string;
  /** Address of its server, without a slash at the end. */
  readonly origin: string;
  close(): void;
}

/** Serves a built site, compressed as ours is. `folder` isn't changed. */
export async function servePeer(name: string, folder: string): Promise<Peer> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-peer-'));
  cpSync(folder, copy, { recursive: true });
  await compressFolder(copy);
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!sendFile(request, response, copy, path)) response.writeHead(404).end();
  });
  return {
    name,
    origin: await listen(server, { port: 0 }),
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
