import { NAVIGATED_EVENT } from '../shared/dom';

/** Frames that load when they come into view: `data-src` becomes `src`. */
const WAITING = 'iframe[data-src]:not([src])';

/** Loads the frames of the current page when they come into view. */
export function lazyLoadFrames(): void {
  const observer = new IntersectionObserver((entries) =>
    entries.forEach(({ isIntersecting, target }) => {
      if (!isIntersecting) return;
      // Only once: scrolling away and back must not reset what the reader did in the frame.
      observer.unobserve(target);
      const frame = target as HTMLIFrameElement;
      frame.src = frame.dataset['src'] ?? '';
    }),
  );
  const look = () => document.querySelectorAll(WAITING).forEach((frame) => observer.observe(frame));
  document.addEventListener('DOMContentLoaded', look);
  document.addEventListener(NAVIGATED_EVENT, look);
}

/** Posts the colour mode to the frames of the page, whatever their origin. */
export function postToFrames(colorMode: string): void {
  document
    .querySelectorAll('iframe')
    .forEach(({ contentWindow }) => contentWindow?.postMessage({ colorMode }, '*'));
}
