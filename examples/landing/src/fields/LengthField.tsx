import { useState } from 'react';
import { fieldId } from './fieldId';
import type { Change } from './useProps';
import { readLength } from '../page/box';
import type { Length } from '../page/box';

interface LengthFieldProps {
  readonly label: string;
  readonly value: Length;
  readonly onChange: Change<Length>;
}

/** A length in px or %, or nothing for `auto`. What isn't a length yet stays in the field until it loses the focus. */
export function LengthField({ label, value, onChange }: LengthFieldProps) {
  const [draft, setDraft] = useState<string | undefined>();
  const id = fieldId(label);
  const type = (text: string) => {
    setDraft(text);
    const length = readLength(text);
    if (length !== undefined) onChange(length);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="text"
        autoComplete="off"
        value={draft ?? (value === 'auto' ? '' : value)}
        placeholder="auto"
        aria-invalid={draft !== undefined && readLength(draft) === undefined}
        title="A number with px or %, or empty for automatic"
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
    </div>
  );
}
