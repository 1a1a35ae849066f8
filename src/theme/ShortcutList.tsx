import { type ToggleEvent, useEffect, useState } from 'react';
import { SHORTCUTS_ID } from '../shared/dom';
import { followShortcuts } from '../runtime/shortcuts';
import { areSingleKeysOn, switchSingleKeys } from '../browser/singleKey';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl K', '/'], 'Search'],
  [['n'], 'Next page'],
  [['p'], 'Previous page'],
  [['m'], 'Light or dark'],
  [['?'], 'This list'],
];

const TITLE_ID = `${SHORTCUTS_ID}-title`;

/** Lists the keyboard shortcuts with their switch, and handles the keys while mounted. */
export default function ShortcutList() {
  const [areOn, setOn] = useState(areSingleKeysOn);
  useEffect(followShortcuts, []);
  const onSwitch = (isOn: boolean) => {
    switchSingleKeys(isOn);
    setOn(isOn);
  };
  return (
    <div
      id={SHORTCUTS_ID}
      popover="auto"
      role="dialog"
      aria-labelledby={TITLE_ID}
      tabIndex={-1}
      onToggle={takeFocus}
    >
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

/** Screen readers announce a popover only with the focus inside. The browser returns the focus on close. */
function takeFocus({ currentTarget, newState }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.focus();
}
