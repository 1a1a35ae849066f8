import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { SHORTCUTS_ID } from '../shared/dom';

const ShortcutList = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "extras" */ './ShortcutList').catch(() => ({ default: Nothing })),
);

/** If its chunk fails to load there are no shortcuts, and nothing else breaks. */
const Nothing = () => null;

/** Opens the list of shortcuts. Only the button is prerendered; the rest loads with the app. */
export function Shortcuts() {
  const isAppHere = useSyncExternalStore(never, isTrue, isFalse);
  return (
    <>
      <button type="button" data-shortcuts="" popoverTarget={SHORTCUTS_ID} onClick={askEarly}>
        Keyboard shortcuts
      </button>
      {isAppHere && (
        <Suspense fallback={null}>
          <ShortcutList />
        </Suspense>
      )}
    </>
  );
}

/** The list opens once it has loaded (src/runtime/shortcuts.ts). */
function askEarly(): void {
  if (!document.getElementById(SHORTCUTS_ID)) document.documentElement.dataset['key'] = '?';
}

const never = () => () => {};
const isTrue = () => true;
const isFalse = () => false;
