import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findFreePort } from '../freePort';
import { expectSoon } from './until';

/**
 * A WebKitGTK window driven over classic WebDriver, because neither Playwright nor Puppeteer drives an installed
 * WebKit.
 */
interface WebKitWindow {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs the body of a function in the page and returns its JSON value. */
  run(script: string): Promise<unknown>;
  close(): void;
}

/** Timeout (ms) of a command on a busy machine. */
const COMMAND_TIMEOUT_MS = 30_000;

/** Starts WebKitWebDriver on a virtual display and opens a window. */
export async function openWebKit(): Promise<WebKitWindow> {
  const port = await findFreePort();
  const driver = `http://127.0.0.1:${port}`;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  // Its own process group, so driver and browser end together.
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      // Most containers can't set up WebKit's sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const close = () => {
    if (child.pid !== undefined) process.kill(-child.pid);
    screen.kill();
  };
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const signal = AbortSignal.timeout(COMMAND_TIMEOUT_MS);
    const response = await fetch(driver + path, {
      method,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    });
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
    // 'normal', because a script sent while a document is being left is never answered.
    capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    back: async () => void (await send('POST', `${session}/back`, {})),
    run: (script) => send('POST', `${session}/execute/sync`, { script, args: [] }),
    close,
  };
}
