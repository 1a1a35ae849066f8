import { SHORTCUTS_ID } from '../shared/dom';
import { isSingleKey } from '../browser/singleKey';

/** Records the last single key pressed before the shortcuts have loaded; they replay it (src/runtime/shortcuts.ts). */
export function noteEarlyKeys(dataset: DOMStringMap): void {
  document.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key.length === 1 && isSingleKey(event) && !document.getElementById(SHORTCUTS_ID))
      dataset['key'] = key;
  });
}
