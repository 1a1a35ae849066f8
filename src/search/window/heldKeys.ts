/** Keeps keys from DocSearch that come before the answer to what is typed. */
export interface HeldKeys {
  /** Hears a key before DocSearch does. */
  onKeyDown(event: KeyboardEvent): void;
  /** DocSearch wants an answer. */
  onAsk(): void;
  /** The answer to the latest query is there; DocSearch gets it next. */
  onAnswer(query: string): void;
}

/**
 * DocSearch takes Enter and Tab for the end of asking: it drops the answer that is on its way, and Enter opens what stood
 * there before. Tab is kept from it; Enter waits, and opens the first result unless something else is typed meanwhile.
 */
export function createHeldKeys(): HeldKeys {
  // Not what is drawn: between a letter and the next picture there is time for a key.
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
      // DocSearch has the answer some promises later, and a timer runs after all of them.
      setTimeout(() => {
        if (held?.query === query && held.field.value === query)
          held.field.dispatchEvent(new KeyboardEvent('keydown', held.event));
      });
    },
  };
}
