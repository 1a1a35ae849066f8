import { createScriptFinder, prefetchInView } from '../browser/prefetch';
import { whenIdle } from '../browser/whenIdle';
import type { Site } from '../config/model';
import type { AssetManifest } from '../shared/manifests';
import type { Router } from './router';

/** After each soft navigation, when idle: prefetches the linked pages in view of the content and its sidebar group. */
export function prefetchAfterNavigation(
  router: Pick<Router, 'subscribe' | 'view'>,
  { baseUrl, prefetch }: Pick<Site, 'baseUrl' | 'prefetch'>,
  readManifest: () => Promise<AssetManifest | null>,
  isAllowed: () => boolean,
): void {
  let { id } = router.view();
  let stop = () => {};
  const start = async () => {
    const at = id;
    const manifest = isAllowed() ? await readManifest() : null;
    if (!manifest || at !== id) return;
    const links = document.querySelectorAll<HTMLAnchorElement>(OWN_LINKS);
    stop = prefetchInView(links, createScriptFinder(baseUrl, manifest.pages), prefetch.inViewBytes);
  };
  router.subscribe(() => {
    const next = router.view();
    if (next.phase !== 'ready' || next.id === id) return;
    id = next.id;
    stop();
    whenIdle(() => void start());
  });
}

/** The same links as in the prerender (src/node/prerender/ownLinks.ts). */
const OWN_LINKS = 'main a[href], .sidebar section:has([aria-current]) a[href]';
