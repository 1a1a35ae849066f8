import type { WatchedPage } from './browser';

/** An event of Chromium's trace, with the parts read here. Times are in µs. */
interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: {
    readonly data?: { readonly type?: string };
    readonly beginData?: { readonly stackTrace?: readonly { functionName: string; url: string }[] };
  };
}

/** Layout or style that a script forced by reading it. */
interface ForcedLayout {
  readonly name: 'Layout' | 'UpdateLayoutTree';
  /**
   * Whether it delayed the first contentful paint, or would on a faster connection: in a listener of DOMContentLoaded or
   * load. Timers don't count, because those of afterPaint.ts may come before the paint is on the screen.
   */
  readonly isEarly: boolean;
  /** The function that forced it, for messages. */
  readonly by: string;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'loading'];

/** Traces the page during an action. Returns each layout and style recalculation that a script of the page forced. */
export async function findForcedLayouts(
  { page, context }: Pick<WatchedPage, 'page' | 'context'>,
  act: () => Promise<unknown>,
): Promise<ForcedLayout[]> {
  const session = await context.newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { traceConfig: { includedCategories: CATEGORIES } });
  await act();
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await isComplete;
  const painted = Math.max(
    ...events.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts),
  );
  const listeners = events.filter(({ name, args }) => name === 'EventDispatch' && isLoading(args.data?.type));
  const timers = events.filter(({ name }) => name === 'TimerFire');
  return events.flatMap((event) => {
    const { name, ts } = event;
    const [frame] = event.args.beginData?.stackTrace ?? [];
    // Playwright's own scripts have no address.
    if ((name !== 'Layout' && name !== 'UpdateLayoutTree') || !frame?.url.startsWith('http')) return [];
    const isEarly = isInside(event, listeners) || (ts <= painted && !isInside(event, timers));
    return [{ name, isEarly, by: `${frame.functionName} (${frame.url})` }];
  });
}

function isInside({ tid, ts }: TraceEvent, outer: readonly TraceEvent[]): boolean {
  return outer.some((event) => event.tid === tid && event.ts <= ts && ts <= event.ts + (event.dur ?? 0));
}

const isLoading = (type: string | undefined) => type === 'DOMContentLoaded' || type === 'load';
