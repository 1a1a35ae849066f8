import { fieldId } from './fieldId';
import type { Change } from './useProps';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';

interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  /** Shows pictures instead of the words. */
  readonly icons?: Readonly<Record<T, IconName>>;
  readonly onChange: Change<T>;
}

/** A few choices side by side. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { label, value, options, icons, onChange } = props;
  const choices = Object.keys(options) as T[];
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice} title={icons && options[choice]}>
            <input
              type="radio"
              name={fieldId(label)}
              checked={choice === value}
              aria-label={icons && options[choice]}
              onChange={() => onChange(choice)}
            />
            {icons ? <Icon name={icons[choice]} /> : options[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
