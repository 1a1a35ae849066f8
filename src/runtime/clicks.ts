/** The parts of a click that tell whether the visitor wants anything but the ordinary. */
export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** A click of the main button without modifier keys that nobody has answered yet. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: Click): boolean {
  return !(button || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
