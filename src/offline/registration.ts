import type { ToWorker } from '../shared/workerProtocol';

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
    return (await untilActive(registration)) ? undefined : 'failed';
  } catch (error) {
    // Browsers throw a TypeError if the script can't be fetched.
    return error instanceof TypeError ? 'failed' : 'worker';
  }
}

/**
 * Resolves once a worker is activated. It then controls this page, unless the reader reloaded with Shift. False if the
 * browser discards the worker because installing failed. Not `serviceWorker.ready`, which may be a site at a parent path.
 */
export function untilActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve) => {
    const check = () => {
      if (worker?.state === 'activated') resolve(true);
      if (!worker || worker.state === 'redundant') resolve(false);
    };
    worker?.addEventListener('statechange', check);
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

/** Posts a message to this site's worker once it is active. */
export async function postToWorker(message: ToWorker, baseUrl: string): Promise<void> {
  const registration = await findWorker(baseUrl);
  if (registration && (await untilActive(registration))) registration.active?.postMessage(message);
}
