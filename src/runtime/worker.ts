import type { ToWorker } from './savedFiles';

/** How long (ms) a tab that is looked at again takes its worker for up to date. */
const CHECK_EVERY_MS = 3_600_000;

/** Registers the worker, where there can be one: not in private windows, nor where a policy forbids it. */
export async function registerWorker(baseUrl: string): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker?.register(`${baseUrl}sw.js`)) ?? null;
  } catch {
    return null; // The site simply works online only.
  }
}

/** Sends the worker a message, as soon as there is one that can read it. */
export async function tellWorker(message: ToWorker): Promise<void> {
  (await navigator.serviceWorker?.ready)?.active?.postMessage(message);
}

/**
 * Offers the reader a new version once it waits. Nothing changes before they agree; then this tab loads it, and the
 * others stay as they are. Tabs that are open for days look for one when they are looked at again.
 */
export function offerUpdate(registration: ServiceWorkerRegistration, dataset: DOMStringMap): void {
  const { serviceWorker } = navigator;
  const offer = () => {
    // Without a controller there is no version to update from.
    if (registration.waiting && serviceWorker.controller) dataset['update'] = '';
  };
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
  // Somebody has agreed, maybe in another tab.
  serviceWorker.addEventListener('controllerchange', () => delete dataset['update']);

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-update]') : null;
    if (!button) return;
    if (button.dataset['update'] === '') {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      registration.waiting?.postMessage({ type: 'skip-waiting' } satisfies ToWorker);
    }
    delete dataset['update'];
  });

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < CHECK_EVERY_MS) return;
    checked = Date.now();
    registration.update().catch(() => {}); // Offline: another time.
  });
}
