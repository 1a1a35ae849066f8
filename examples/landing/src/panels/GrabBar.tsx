import { useRef } from 'react';

/** A swipe down of as many pixels closes the panel. */
const SWIPE = 16;

/** Closes the panel of a small screen with a tap or a swipe. For keyboards and screen readers, its tab does. */
export function GrabBar({ onClose }: { onClose: () => void }) {
  const start = useRef(0);
  return (
    <div
      className="grab-bar"
      aria-hidden="true"
      onClick={onClose}
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={(event) => {
        if (event.clientY - start.current > SWIPE) onClose();
      }}
    />
  );
}
