import { settings } from '@site/site.config.json?boot';
import { canPrecache, readConnection } from '../browser/connection';
import { findWorker, postToWorker } from '../offline/registration';
import { offerUpdate } from '../offline/offerUpdate';
import { readSavedStatus, type ToWorker } from '../shared/workerProtocol';

// What a page does with an active worker: has it save the site, and offers its new versions. A file of its own, which the
// worker installs, so that it is no part of the first view.
const { dataset } = document.documentElement;
const maySave = () => canPrecache(readConnection(), settings.saveSkip);

void keepForOffline();

async function keepForOffline(): Promise<void> {
  const registration = await findWorker(settings.baseUrl);
  if (!registration) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const status = readSavedStatus(data, settings.baseUrl);
    if (!status) return;
    if (status.isComplete) dataset['saved'] = '';
    else delete dataset['saved'];
  });
  addEventListener('online', askToSave);
  offerUpdate(registration, settings.baseUrl, dataset, askToSaveAhead);
  askToSave();
}

function askToSave(): void {
  void postToWorker({ type: maySave() ? 'save' : 'status' });
}

/** A new version may take over while offline, so its pages are saved beforehand. */
function askToSaveAhead(worker: ServiceWorker): void {
  if (maySave()) worker.postMessage({ type: 'save', ahead: true } satisfies ToWorker);
}
