import { ARRIVAL_EVENT } from './dom';

/** Frames that wait to be seen before they load anything: `data-src` becomes `src`. */
const WAITING = 'iframe[data-src]:not([src])';

/** Loads the frames of whichever page is there when they come into sight. */
export function loadFramesOnSight(): void {
  const observer = new IntersectionObserver((entries) =>
    entries.forEach(({ isIntersecting, target }) => {
      if (!isIntersecting) return;
      // Once: what a reader did in a frame must not go when they scroll on and come back.
      observer.unobserve(target);
      const frame = target as HTMLIFrameElement;
      frame.src = frame.dataset['src'] ?? '';
    }),
  );
  const look = () => document.querySelectorAll(WAITING).forEach((frame) => observer.observe(frame));
  document.addEventListener('DOMContentLoaded', look);
  document.addEventListener(ARRIVAL_EVENT, look);
}

/** Hands the colour mode on to the frames of the page, which may be of another origin. It is no secret. */
export function tellFrames(colorMode: string): void {
  document
    .querySelectorAll('iframe')
    .forEach(({ contentWindow }) => contentWindow?.postMessage({ colorMode }, '*'));
}
