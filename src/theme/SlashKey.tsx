import { useSyncExternalStore } from 'react';
import { isSlashKeyOn, switchSlashKey } from '../browser/slashKey';
import { findSearchPage } from '../routes/matchRoute';
import { useSite } from '../runtime/siteContext';

/** Turns the "/" key on and off. Rendered only in the browser, whose storage holds the choice. */
export function SlashKey() {
  const isOn = useSyncExternalStore(noUpdates, isSlashKeyOn, () => null);
  const hasSearch = findSearchPage(useSite().model) !== undefined;
  if (isOn === null || !hasSearch) return null;
  return (
    <label className="slash-key">
      <input
        type="checkbox"
        defaultChecked={isOn}
        onChange={({ target }) => switchSlashKey(target.checked)}
      />
      Press <kbd>/</kbd> to search
    </label>
  );
}

const noUpdates = () => () => {};
