import { settings } from '@site/site.config.json?boot';
import { type Connection, canPrecache, canPrefetch } from './runtime/connection';
import { readDocumentFiles } from './runtime/documentFiles';
import { prefetchApp, prefetchPages } from './runtime/prefetch';
import { readSavedStatus, type ToWorker } from './runtime/savedFiles';
import { answerShortcuts } from './runtime/shortcuts';
import { offerUpdate, registerWorker, tellWorker } from './runtime/worker';

// What waits until a page has nothing else to do: files fetched ahead, copies for reading offline, keys for those who
// like them. The boot script brings it, where the connection allows to fetch ahead.
const { dataset } = document.documentElement;
const { connection } = navigator as Navigator & { connection?: Connection };
const mayPrefetch = () => canPrefetch(connection, settings.prefetchSkip);
const maySave = () => canPrecache(connection, settings.saveSkip);
const askToSave = () => void tellWorker({ type: maySave() ? 'save' : 'status' });
/** A new version may take over while there is no network: its pages must be there by then. */
const askToSaveAhead = (worker: ServiceWorker) => {
  if (maySave()) worker.postMessage({ type: 'save', ahead: true } satisfies ToWorker);
};

answerShortcuts();
addEventListener('online', askToSave);
const files = readDocumentFiles();
if (files) {
  prefetchApp(files);
  const isAllowed = () => !('app' in dataset) && mayPrefetch();
  prefetchPages(files, settings.baseUrl, settings.inViewBytes, isAllowed);
}
if (settings.worker) void keepForOffline();

async function keepForOffline(): Promise<void> {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const status = readSavedStatus(data, settings.baseUrl);
    if (!status) return;
    if (status.saved === status.of) dataset['saved'] = '';
    else delete dataset['saved'];
  });
  const registration = await registerWorker(settings.baseUrl);
  if (!registration) return;
  offerUpdate(registration, settings.baseUrl, dataset, askToSaveAhead);
  askToSave();
}
