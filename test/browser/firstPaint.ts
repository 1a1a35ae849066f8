import type { CDPSession } from 'playwright-core';
import type { WatchedPage } from './browser';
import { until } from './until';

/** CPU slowdown of the page. */
const CPU_SLOWDOWN = 4;

/** When (ms on the page's clock) the page first painted, reported that, and received the first relevant input. */
export interface Timing {
  readonly painted: number;
  readonly reported: number;
  readonly input: number;
}

/** The page's function for its report. Raw, because Playwright's own bindings are slow. */
const BINDING = 'reportTiming';

/**
 * Opens an address on a slow machine and acts as soon as its first contentful paint is reported and the parser has
 * reached `target` (a selector), which may come later. `act` gets a raw protocol session, so nothing waits, scrolls or
 * retries implicitly.
 */
export async function actOnFirstPaint(
  { page, context }: WatchedPage,
  url: string,
  target: string,
  act: (session: CDPSession) => Promise<void>,
): Promise<Timing> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let timing: Partial<Timing> = {};
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name !== BINDING) return;
    timing = { ...(JSON.parse(payload) as Partial<Timing>), ...timing };
    // Not awaited, because the browser may never answer when the input opens another document. Its arrival is checked
    // below.
    if (timing.input === undefined) act(session).catch(() => {});
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: BINDING });
  await page.addInitScript(
    ([binding, selector]) => {
      if (window.top !== window) return;
      const report = (noted: object) =>
        (Reflect.get(window, binding) as (text: string) => void)(JSON.stringify(noted));
      new PerformanceObserver((list, observer) => {
        const [entry] = list.getEntriesByName('first-contentful-paint');
        if (!entry) return;
        observer.disconnect();
        const reportOnceParsed = () => {
          if (document.querySelector(selector))
            report({ painted: entry.startTime, reported: performance.now() });
          else requestAnimationFrame(reportOnceParsed);
        };
        reportOnceParsed();
        const onInput = ({ timeStamp }: Event) => report({ input: timeStamp });
        ['mousedown', 'keydown'].forEach((type) =>
          addEventListener(type, onInput, { capture: true, once: true }),
        );
      }).observe({ type: 'paint', buffered: true });
    },
    [BINDING, target] as const,
  );
  await page.goto(url, { waitUntil: 'commit' });
  await until(() => timing.input !== undefined, 'the input to arrive');
  const { painted = NaN, reported = NaN, input = NaN } = timing;
  return { painted, reported, input };
}

/** Clicks with the main button at a point of the window. */
export async function clickAt(
  session: CDPSession,
  { x, y }: { readonly x: number; readonly y: number },
): Promise<void> {
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: 1,
    });
  // Sent together, because the slow page answers each only after it has handled it.
  await Promise.all([mouse('mouseMoved'), mouse('mousePressed'), mouse('mouseReleased')]);
}

/** Presses and releases keys, one after the other. */
export async function pressKeys(session: CDPSession, ...keys: readonly ('Tab' | 'Enter')[]): Promise<void> {
  const code = { Tab: 9, Enter: 13 };
  const sent = keys.flatMap((key) => {
    const options = { key, code: key, windowsVirtualKeyCode: code[key] };
    return [
      session.send('Input.dispatchKeyEvent', {
        type: 'keyDown',
        ...options,
        ...(key === 'Enter' ? { text: '\r' } : {}),
      }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...options }),
    ];
  });
  await Promise.all(sent);
}
