/**
 * Opened before the site's service worker was there, a program would not be kept for offline reading: once the worker
 * answers, it is asked for those files, which the browser mostly has.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  // Only a secure origin has them.
  if (!serviceWorker) return;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  await Promise.all(findUnseen().map((address) => fetch(address).catch(() => {})));
}

/** What this document is made of and no worker has seen. */
function findUnseen(): string[] {
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return files
    .filter((file) => file instanceof PerformanceResourceTiming && file.workerStart === 0)
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin);
}
