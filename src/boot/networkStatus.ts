import { announce } from '../browser/afterNavigation';

/** Marks the document while offline, and announces it. `onOffline` is called for changes, not for the initial state. */
export function watchNetwork(dataset: DOMStringMap, onOffline: () => void): void {
  const mark = () => {
    if (navigator.onLine) delete dataset['offline'];
    else dataset['offline'] = '';
  };
  mark();
  for (const type of ['online', 'offline'] as const) {
    addEventListener(type, () => {
      mark();
      announce(type === 'offline' ? 'You’re offline' : 'Back online');
      if (type === 'offline') onOffline();
    });
  }
}
