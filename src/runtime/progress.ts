import NProgress from 'nprogress';
import type { Site } from '../config/model';

/** A bar at the top of the window that appears when a page takes longer than `progressDelay`. */
export function createProgressBar({
  progressDelay,
  progress,
}: Pick<Site['loading'], 'progressDelay' | 'progress'>): { start(): void; done(): void } {
  NProgress.configure({ ...progress, showSpinner: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start() {
      timer ??= setTimeout(() => NProgress.start(), progressDelay);
    },
    done() {
      clearTimeout(timer);
      timer = undefined;
      NProgress.done();
    },
  };
}
