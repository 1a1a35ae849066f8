import { whenIdle } from '../browser/whenIdle';
import type { Router } from './router';

/** The links of the content and its sidebar group, as in the prerender (src/node/prerender/ownLinks.ts). */
export const findOwnLinks = (): Iterable<HTMLAnchorElement> =>
  document.querySelectorAll<HTMLAnchorElement>('main a[href], .sidebar section:has([aria-current]) a[href]');

/**
 * After each soft navigation, when idle: calls back with these links. The callback returns an undo function for the next
 * navigation.
 */
export function handleOwnLinks(
  router: Pick<Router, 'subscribe' | 'view'>,
  handle: (links: Iterable<HTMLAnchorElement>) => () => void,
): void {
  let { id } = router.view();
  let stop = () => {};
  router.subscribe(() => {
    const next = router.view();
    if (next.phase !== 'ready' || next.id === id) return;
    id = next.id;
    stop();
    whenIdle(() => {
      if (id === next.id) stop = handle(findOwnLinks());
    });
  });
}
