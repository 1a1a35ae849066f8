import { settings } from '@site/site.config.json?boot';
import { isAllowed, readConnection } from '../browser/connection';
import { readPageManifest } from '../browser/pageManifest';
import { prefetchFile, prefetchPages } from '../browser/prefetch';
import { findWorker, postToWorker, registerWorker, untilActive } from '../offline/registration';
import { offerUpdate } from '../offline/offerUpdate';
import type { PageManifest } from '../shared/manifests';
import { readSavedStatus, type ToWorker } from '../shared/workerProtocol';

// What a page does once it has loaded and is idle: prefetches, registers the worker, has it save the site, and offers its
// new versions. A separate file, so that it isn't part of the first view. The worker installs it.
const { dataset } = document.documentElement;
const mayPrefetch = () => isAllowed(readConnection(), settings.prefetchSkip);
const maySave = () => isAllowed(readConnection(), settings.saveSkip);

const files = readPageManifest();
if (files) prefetch(files);
if (settings.worker) void keepForOffline();

function prefetch(files: PageManifest): void {
  const isLoading = (src: string) => document.querySelector(`script[src="${src}"]`) !== null;
  if (mayPrefetch()) [...files.app.filter((src) => !isLoading(src)), ...files.layouts].forEach(prefetchFile);
  prefetchPages(files, settings.baseUrl, settings.inViewBytes, () => !('app' in dataset) && mayPrefetch());
}

async function keepForOffline(): Promise<void> {
  // Even if the connection forbids saving, a worker installed earlier offers its new version.
  const registration = await (maySave() ? registerWorker : findWorker)(settings.baseUrl);
  if (!registration) return;
  await untilActive(registration);
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
  void postToWorker({ type: maySave() ? 'save' : 'status' }, settings.baseUrl);
}

/** A new version may take over while offline, so its pages are saved beforehand. */
function askToSaveAhead(worker: ServiceWorker): void {
  if (maySave()) worker.postMessage({ type: 'save', ahead: true } satisfies ToWorker);
}
