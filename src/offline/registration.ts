import { announce } from '../browser/afterNavigation';
import { BUILD_FILE } from '../shared/outputFiles';
import type { ToWorker } from '../shared/workerProtocol';

/** How long (ms) a tab that is looked at again takes its worker for up to date. */
const CHECK_EVERY_MS = 3_600_000;

/**
 * How long (ms) a reader who agreed to a new version waits before its worker is asked to take over. Their click wakes
 * the app, which asks the old worker for files and for what is saved. Chromium stops the old worker first; for a
 * message that arrives meanwhile it starts it again, and keeps it until it has been idle for half a minute.
 */
const QUIET_MS = 500;

/** How long (ms) a reader who agreed to a new version waits for it to take over. */
const TAKE_OVER_MS = 2000;

/** Registers the worker, where there can be one: not in private windows, nor where a policy forbids it. */
export async function registerWorker(baseUrl: string): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker?.register(`${baseUrl}sw.js`)) ?? null;
  } catch {
    return null; // The site simply works online only.
  }
}

/**
 * Why there is no worker: the reader's settings block the storage of this site, the browser forbids workers, or the
 * worker could not be fetched or installed this time.
 */
export type InstallFailure = 'storage' | 'worker' | 'failed';

/** Registers the worker and waits until it can be used, however slow the connection is. Returns why it can't. */
export async function installWorker(baseUrl: string): Promise<InstallFailure | undefined> {
  try {
    const registration = await navigator.serviceWorker.register(`${baseUrl}sw.js`);
    const worker = registration.installing ?? registration.waiting;
    if (registration.active) return undefined;
    return worker && (await becomesActive(worker)) ? undefined : 'failed';
  } catch (error) {
    // A script that can't be fetched is a TypeError.
    return error instanceof TypeError ? 'failed' : 'worker';
  }
}

/** Resolves with false when installing failed: then the browser discards the worker. */
function becomesActive(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const follow = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', follow);
    follow();
  });
}

/** The registration of this site's worker; null without one. A site above this one has a worker of its own. */
export async function findWorker(baseUrl: string): Promise<ServiceWorkerRegistration | null> {
  try {
    const found = await navigator.serviceWorker?.getRegistration(baseUrl);
    return found?.scope.endsWith(location.host + baseUrl) ? found : null;
  } catch {
    return null;
  }
}

/** Sends the worker a message, as soon as there is one that can read it. */
export async function postToWorker(message: ToWorker): Promise<void> {
  try {
    (await navigator.serviceWorker?.ready)?.active?.postMessage(message);
  } catch {
    // Firefox throws where its settings block site data: there will be no worker.
  }
}

/**
 * Offers the reader a new version once it waits. Nothing changes before they agree; then this tab loads it, and the
 * others stay as they are. `onWaiting` is told of the worker that waits. Tabs that are open for days look for one when
 * they are looked at again.
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
  // It may have begun before anybody could listen.
  watch();
  registration.addEventListener('updatefound', watch);
  // Somebody has agreed, maybe in another tab.
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
    registration.update().catch(() => {}); // Offline: another time.
  });
}

/** Has the worker that waits take over, and shows its version. */
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
  // The old worker goes on. Without a registration the network answers, and the page that comes registers the new
  // worker; but only where the network does answer.
  const answer = await fetch(baseUrl + BUILD_FILE, { cache: 'no-store' }).catch(() => null);
  if (isTaken || !answer?.ok || !(await registration.unregister())) return;
  show();
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
