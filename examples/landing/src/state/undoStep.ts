const PAUSE = 1000; // ms without a change that end a step

let current: { readonly key: string; readonly time: number } | undefined;
let isPressed = false;

/**
 * Whether a change of `key` (a node and its prop) belongs to the undo step of the change before it. A step ends after a
 * pause, when the focus moves, and when the pointer is released: one slider pull is one step, however long it takes.
 */
export function joinsStep(key: string, now = performance.now()): boolean {
  const joins = current?.key === key && (isPressed || now - current.time < PAUSE);
  current = { key, time: now };
  return joins;
}

/** Makes the next change a step of its own. */
export function endStep(): void {
  current = undefined;
}

/** Ends steps by what the user does. */
export function watchSteps(target: Document): void {
  const options = { capture: true };
  const press = (pressed: boolean) => () => {
    isPressed = pressed;
    endStep();
  };
  target.addEventListener('pointerdown', press(true), options);
  target.addEventListener('pointerup', press(false), options);
  target.addEventListener('pointercancel', press(false), options);
  // A press moves the focus after its first change.
  const moveFocus = () => {
    if (!isPressed) endStep();
  };
  target.addEventListener('focusin', moveFocus, options);
  target.addEventListener('focusout', moveFocus, options);
}
