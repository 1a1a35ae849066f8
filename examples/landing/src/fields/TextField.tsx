import { fieldId } from './fieldId';
import type { Change } from './useProps';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isLong?: boolean;
  readonly placeholder?: string;
  readonly problem?: string;
  readonly onChange: Change<string>;
}

export function TextField({ label, value, isLong = false, placeholder, problem, onChange }: TextFieldProps) {
  const id = fieldId(label);
  const field = {
    id,
    value,
    placeholder,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem && `${id}-problem`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea rows={3} {...field} /> : <input type="text" autoComplete="off" {...field} />}
      {problem && (
        <p className="problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
