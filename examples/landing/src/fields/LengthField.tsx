import { useState } from 'react';
import { fieldId } from './fieldId';
import type { Field } from './useFields';
import { parseLength } from '../page/box';
import type { Length } from '../page/box';

/** A length in px or %; empty means `auto`. Invalid input stays in the field until blur. */
export function LengthField({ label, value, onChange }: Field<Length> & { label: string }) {
  const [draft, setDraft] = useState<string | undefined>();
  const id = fieldId(label);
  const onInput = (text: string) => {
    setDraft(text);
    const length = parseLength(text);
    if (length !== undefined) onChange(length);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        value={draft ?? (value === 'auto' ? '' : value)}
        placeholder="auto"
        aria-invalid={draft !== undefined && parseLength(draft) === undefined}
        title="A number with px or %, or empty for auto"
        onChange={(event) => onInput(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
