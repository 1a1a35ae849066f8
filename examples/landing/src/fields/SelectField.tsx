import { fieldId } from './fieldId';
import type { Change } from './useProps';

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  /** What to choose from, with the words for it. */
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: Change<T>;
}

export function SelectField<T extends string>({ label, value, options, onChange }: SelectFieldProps<T>) {
  const id = fieldId(label);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {Object.entries<string>(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
