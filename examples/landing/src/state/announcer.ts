type Listener = (text: string) => void;
const listeners = new Set<Listener>();

/** Has a sentence read out by screen readers. */
export function announce(text: string): void {
  listeners.forEach((listener) => listener(text));
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
