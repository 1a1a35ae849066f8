type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Announces a sentence to screen readers. */
export function announce(text: string): void {
  listeners.forEach((listener) => listener(text));
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
