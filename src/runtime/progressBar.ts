import NProgress from 'nprogress';
import type { Site } from '../config/model';

/** The progress bar, shown when a page takes longer than `progressDelay` ms (spec section 9). */
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
