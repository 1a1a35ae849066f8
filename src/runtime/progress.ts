import NProgress from 'nprogress';

/** Values of spec section 9. */
const SETTINGS = {
  minimum: 0.08,
  speed: 200, // ms
  trickleRate: 0.02,
  trickleSpeed: 800, // ms
  showSpinner: false,
} as const;

/** A bar at the top of the window that appears when a page takes longer than `delay` ms. */
export function createProgressBar(delay: number): { start(): void; done(): void } {
  NProgress.configure(SETTINGS);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      timer ??= setTimeout(() => NProgress.start(), delay);
    },
    done() {
      clearTimeout(timer);
      timer = undefined;
      NProgress.done();
    },
  };
}
