import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { SHORTCUTS_ID } from '../runtime/dom';

const ShortcutList = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "extras" */ './ShortcutList').catch(() => ({ default: Nothing })),
);

/** Without its file there are no keys; the page must not mind. */
const Nothing = () => null;

/** Opens the list of keys. Only the button is in the page from the start; keys and list come with the app. */
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

/** The list opens when it comes (src/runtime/shortcuts.ts). */
function askEarly(): void {
  if (!document.getElementById(SHORTCUTS_ID)) document.documentElement.dataset['key'] = '?';
}

const never = () => () => {};
const isTrue = () => true;
const isFalse = () => false;
