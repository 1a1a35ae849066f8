const PAUSE = 1000; // ms

let current: { readonly key: string; readonly time: number } | undefined;
let isPressed = false;

/**
 * Whether a change of `key` (a node and its prop) joins the previous undo step. A step ends after a pause, when the focus
 * moves, and when the pointer is released, so dragging a slider is one step.
 */
export function continuesUndoStep(key: string, now = performance.now()): boolean {
  const joins = current?.key === key && (isPressed || now - current.time < PAUSE);
  current = { key, time: now };
  return joins;
}

/** Starts a new undo step with the next change. */
export function endUndoStep(): void {
  current = undefined;
}

/** Ends undo steps on pointer and focus events. */
export function trackUndoSteps(target: Document): void {
  const options = { capture: true };
  const press = (pressed: boolean) => () => {
    isPressed = pressed;
    endUndoStep();
  };
  target.addEventListener('pointerdown', press(true), options);
  target.addEventListener('pointerup', press(false), options);
  target.addEventListener('pointercancel', press(false), options);
  // Pressing a slider changes it before the focus moves.
  const onFocusMove = () => {
    if (!isPressed) endUndoStep();
  };
  target.addEventListener('focusin', onFocusMove, options);
  target.addEventListener('focusout', onFocusMove, options);
}
