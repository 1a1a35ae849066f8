import { SHORTCUTS_ID } from './dom';
import { isSingleKey } from './singleKey';

/** Notes the last single key that is pressed before the list of keys is there, which answers it then (src/runtime/shortcuts.ts). */
export function noteEarlyKeys(dataset: DOMStringMap): void {
  document.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key.length === 1 && isSingleKey(event) && !document.getElementById(SHORTCUTS_ID))
      dataset['key'] = key;
  });
}
