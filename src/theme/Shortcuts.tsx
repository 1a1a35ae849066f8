import { SHORTCUTS_ID } from '../runtime/dom';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Ctrl K', '/'], 'Search'],
  [['n'], 'Next page'],
  [['p'], 'Previous page'],
  [['m'], 'Light or dark'],
  [['?'], 'This list'],
];

/** The keys of the site. A popover: it opens without the app. The boot script answers the keys (src/runtime/shortcuts.ts). */
export function Shortcuts() {
  return (
    <>
      <button type="button" data-shortcuts="" popoverTarget={SHORTCUTS_ID}>
        Keyboard shortcuts
      </button>
      <div id={SHORTCUTS_ID} popover="auto" role="dialog" aria-label="Keyboard shortcuts">
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
          <input type="checkbox" data-keys="" defaultChecked /> Single keys
        </label>
      </div>
    </>
  );
}
