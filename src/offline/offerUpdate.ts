import { announce } from '../browser/afterNavigation';
import { BUILD_FILE } from '../shared/outputFiles';
import type { ToWorker } from '../shared/workerProtocol';

/** Minimum time (ms) between two checks for a new version, made when the tab becomes visible. */
const CHECK_EVERY_MS = 3_600_000;

/**
 * Delay (ms) before the new worker takes over. The click that accepts the new version also loads the app, which sends
 * messages to the old worker. If one arrives while Chromium stops the old worker, Chromium restarts it, and keeps it until
 * it has been idle for half a minute.
 */
const QUIET_MS = 500;

/** Timeout (ms) for the new worker to take over. */
const TAKE_OVER_MS = 2000;

/**
 * Offers the reader a new version when its worker waits, which `onWaiting` receives. If they accept, this tab reloads with
 * it; other tabs keep the old one. A tab that stays open checks for a new version when it becomes visible.
 */
export function offerUpdate(
  registration: ServiceWorkerRegistration,
  baseUrl: string,
  dataset: DOMStringMap,
  onWaiting: (worker: ServiceWorker) => void,
): void {
  const { serviceWorker } = navigator;
  const offer = () => {
    // Without a controller there is no version to update from.
    if (!registration.waiting || !serviceWorker.controller) return;
    dataset['update'] = '';
    announce('A new version is available');
    onWaiting(registration.waiting);
  };
  // The update may have been found, and even installed, before a listener was added.
  const watch = () => {
    offer();
    registration.installing?.addEventListener('statechange', offer);
  };
  watch();
  registration.addEventListener('updatefound', watch);
  // The reader has accepted, possibly in another tab.
  serviceWorker.addEventListener('controllerchange', () => delete dataset['update']);

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-update]') : null;
    if (!button) return;
    if (button.dataset['update'] === '') void takeOver(registration, baseUrl);
    delete dataset['update'];
  });

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_EVERY_MS) return;
    checked = Date.now();
    registration.update().catch(() => {}); // Offline; the next check may succeed.
  });
}

/** Activates the waiting worker and reloads the page. */
async function takeOver(registration: ServiceWorkerRegistration, baseUrl: string): Promise<void> {
  let isTaken = false;
  const show = () => {
    isTaken = true;
    location.reload();
  };
  navigator.serviceWorker.addEventListener('controllerchange', show, { once: true });
  await wait(QUIET_MS);
  registration.waiting?.postMessage({ type: 'skip-waiting' } satisfies ToWorker);
  await wait(TAKE_OVER_MS);
  // The old worker hasn't stopped. Without a registration, the reload comes from the network and registers the new worker,
  // so the network has to work.
  const response = await fetch(baseUrl + BUILD_FILE, { cache: 'no-store' }).catch(() => null);
  if (isTaken || !response?.ok || !(await registration.unregister())) return;
  show();
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
