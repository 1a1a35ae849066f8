import { fieldId } from './fieldId';
import type { Change } from './useProps';

interface SwatchFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  /** Names the class that paints a swatch: `ink` makes `ink-accent` of the choice `accent`. */
  readonly kind: 'ink' | 'fill';
  readonly onChange: Change<T>;
}

/** Colours to choose from. They have names, so that each can have a light and a dark variant. */
export function SwatchField<T extends string>(props: SwatchFieldProps<T>) {
  const { label, value, options, kind, onChange } = props;
  const choices = Object.keys(options) as T[];
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="swatches">
        {choices.map((choice) => (
          <label key={choice} className={`swatch ${kind}-${choice}`} title={options[choice]}>
            <input
              type="radio"
              name={fieldId(label)}
              aria-label={options[choice]}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
