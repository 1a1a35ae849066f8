import { announce } from './arrive';

/** Marks the document while there is no network, and says so. `onChange` hears of each change, not of the first state. */
export function followNetwork(dataset: DOMStringMap, onChange: (isOffline: boolean) => void): void {
  const mark = () => {
    if (navigator.onLine) delete dataset['offline'];
    else dataset['offline'] = '';
  };
  mark();
  for (const type of ['online', 'offline'] as const) {
    addEventListener(type, () => {
      mark();
      announce(type === 'offline' ? 'No network' : 'Back online');
      onChange(type === 'offline');
    });
  }
}
