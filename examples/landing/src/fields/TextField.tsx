import { fieldId } from './fieldId';
import type { Change } from './useProps';
import { useUndoStep } from './useUndoStep';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isLong?: boolean;
  readonly placeholder?: string;
  readonly onChange: Change<string>;
}

export function TextField({ label, value, isLong = false, placeholder, onChange }: TextFieldProps) {
  const { begin, go } = useUndoStep(onChange);
  const id = fieldId(label);
  const field = {
    id,
    value,
    placeholder,
    onFocus: begin,
    onChange: (event: { target: { value: string } }) => go(event.target.value),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isLong ? <textarea rows={3} {...field} /> : <input type="text" autoComplete="off" {...field} />}
    </div>
  );
}
