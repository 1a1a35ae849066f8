import { fieldId } from './fieldId';
import type { Field } from './useFields';

interface SelectFieldProps<T extends string> extends Field<T> {
  readonly label: string;
  /** Labels by value. */
  readonly options: Readonly<Record<T, string>>;
}

export function SelectField<T extends string>({ label, value, options, onChange }: SelectFieldProps<T>) {
  const id = fieldId(label);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {Object.entries<string>(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
