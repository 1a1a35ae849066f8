import { useEffect, useState, useSyncExternalStore } from 'react';
import { SHORTCUTS_ID } from '../runtime/dom';
import { followShortcuts } from '../runtime/shortcuts';
import { areSingleKeysOn, switchSingleKeys } from '../runtime/singleKey';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl K', '/'], 'Search'],
  [['n'], 'Next page'],
  [['p'], 'Previous page'],
  [['m'], 'Light or dark'],
  [['?'], 'This list'],
];

/** The keys of the site, and their list. Both need the app: only the button is in the page from the start. */
export function Shortcuts() {
  const isAppHere = useSyncExternalStore(never, isTrue, isFalse);
  return (
    <>
      <button type="button" data-shortcuts="" popoverTarget={SHORTCUTS_ID}>
        Keyboard shortcuts
      </button>
      {isAppHere && <ShortcutList />}
    </>
  );
}

const TITLE_ID = `${SHORTCUTS_ID}-title`;

const never = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

function ShortcutList() {
  const [areOn, setOn] = useState(areSingleKeysOn);
  useEffect(followShortcuts, []);
  const onSwitch = (isOn: boolean) => {
    switchSingleKeys(isOn);
    setOn(isOn);
  };
  return (
    <div id={SHORTCUTS_ID} popover="auto" role="dialog" aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID}>Keyboard shortcuts</h2>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label>
        <input type="checkbox" checked={areOn} onChange={({ target }) => onSwitch(target.checked)} />
        Answer single keys
      </label>
    </div>
  );
}
