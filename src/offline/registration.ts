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

/** Registers the worker; null where the browser has none, as in private windows, or a policy forbids it. */
export async function registerWorker(baseUrl: string): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker?.register(`${baseUrl}sw.js`)) ?? null;
  } catch {
    return null; // The site works online only.
  }
}

/** The browser's settings block storage for this site, they forbid workers, or this attempt to install the worker failed. */
export type InstallFailure = 'storage' | 'worker' | 'failed';

/** Registers the worker and waits until it is active, however slow the connection. Returns the reason if that fails. */
export async function installWorker(baseUrl: string): Promise<InstallFailure | undefined> {
  try {
    const registration = await navigator.serviceWorker.register(`${baseUrl}sw.js`);
    const worker = registration.installing ?? registration.waiting;
    if (registration.active) return undefined;
    return worker && (await becomesActive(worker)) ? undefined : 'failed';
  } catch (error) {
    // Browsers throw a TypeError if the script can't be fetched.
    return error instanceof TypeError ? 'failed' : 'worker';
  }
}

/** Resolves with false if the browser discards the worker because installing failed. */
function becomesActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

/** The registration of this site's worker; null without one. A site at a parent path has its own worker. */
export async function findWorker(baseUrl: string): Promise<ServiceWorkerRegistration | null> {
  try {
    const found = await navigator.serviceWorker?.getRegistration(baseUrl);
    return found?.scope.endsWith(location.host + baseUrl) ? found : null;
  } catch {
    return null;
  }
}

/** Posts a message to the worker once it is active. */
export async function postToWorker(message: ToWorker): Promise<void> {
  try {
    (await navigator.serviceWorker?.ready)?.active?.postMessage(message);
  } catch {
    // Firefox throws if its settings block site data; there is no worker then.
  }
}

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
  const watch = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  // The update may have been found before this listener was added.
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
