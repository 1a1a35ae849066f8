/** Holds back the keys that are pressed before the results for the typed query arrive. */
export interface HeldKeys {
  /** Must be called before DocSearch handles the event. */
  onKeyDown(event: KeyboardEvent): void;
  /** DocSearch has sent a query. */
  onAsk(): void;
  /** The latest query is answered; DocSearch receives the results next. */
  onAnswer(query: string): void;
}

/**
 * On Enter and Tab, DocSearch discards pending results, and Enter opens a result of the previous query. So Tab doesn't
 * reach it, and Enter is delayed: it opens the first new result unless the query changes meanwhile.
 */
export function createHeldKeys(): HeldKeys {
  // Not React state: a key can arrive before the next render.
  let answered: string | null = null;
  let enter: {
    readonly event: KeyboardEvent;
    readonly field: HTMLInputElement;
    readonly query: string;
  } | null = null;
  return {
    onKeyDown(event) {
      const { key, target: field } = event;
      if (event.isComposing || !(field instanceof HTMLInputElement)) return;
      if (field.value.trim() === '' || field.value === answered) return;
      if (key === 'Tab') event.stopPropagation();
      if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      enter = { event, field, query: field.value };
    },
    onAsk: () => void (answered = null),
    onAnswer(query) {
      answered = query;
      const held = enter;
      enter = null;
      // DocSearch receives the results after several microtasks, and a timer runs after all of them.
      setTimeout(() => {
        if (held?.query === query && held.field.value === query)
          held.field.dispatchEvent(new KeyboardEvent('keydown', held.event));
      });
    },
  };
}
