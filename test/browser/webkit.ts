import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { expectSoon } from './until';

/** One WebKitGTK window, driven over classic WebDriver: neither Playwright nor Puppeteer drives an installed WebKit. */
export interface WebKitWindow {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of a function in the page and returns its JSON value. */
  run(script: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts WebKitWebDriver on a virtual display and opens a window. */
export async function openWebKit(): Promise<WebKitWindow> {
  const port = await findFreePort();
  const driver = `http://127.0.0.1:${port}`;
  // In a process group of its own, so that display, driver and browser end together.
  const child = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // The sandbox of WebKit can't be set up in most containers.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebKitWebDriver: ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  await expectSoon(isReady, true);
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    back: async () => void (await send('POST', `${session}/back`, {})),
    run: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
    async close() {
      await send('DELETE', session);
      if (child.pid !== undefined) process.kill(-child.pid);
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
