import { fieldId } from './fieldId';
import type { Field } from './useFields';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';

interface ChoiceFieldProps<T extends string> extends Field<T> {
  readonly label: string;
  readonly options: Readonly<Record<T, string>>;
  /** Shown instead of the option labels. */
  readonly icons?: Readonly<Record<T, IconName>>;
}

/** Segmented control for a few options. */
export function ChoiceField<T extends string>(props: ChoiceFieldProps<T>) {
  const { label, value, options, icons, onChange } = props;
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="choices">
        {(Object.keys(options) as T[]).map((option) => (
          <label key={option} title={icons && options[option]}>
            <input
              type="radio"
              name={fieldId(label)}
              checked={option === value}
              aria-label={icons && options[option]}
              onChange={() => onChange(option)}
            />
            {icons ? <Icon name={icons[option]} /> : options[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
