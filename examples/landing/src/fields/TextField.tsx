import type { ChangeEvent } from 'react';
import { fieldId } from './fieldId';
import type { Field } from './useFields';

interface TextFieldProps extends Field<string> {
  readonly label: string;
  readonly isLong?: boolean;
  readonly placeholder?: string | undefined;
  /** Validation message. */
  readonly problem?: string | undefined;
}

export function TextField({ label, value, isLong = false, placeholder, problem, onChange }: TextFieldProps) {
  const id = fieldId(label);
  const input = {
    id,
    value,
    placeholder,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && `${id}-problem`,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea rows={3} {...input} /> : <input type="text" autoComplete="off" {...input} />}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
