import { useId } from './useId';

interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value;
  onChange(value: Value): void;
}

export const TextField = ({ label, value, onChange }: FieldProps<string>) => (
  <label className="field">
    {label}
    <input value={value} onChange={(event) => onChange(event.target.value)} />
  </label>
);

export const RangeField = ({
  label,
  value,
  onChange,
  min,
  max,
}: FieldProps<number> & { min: number; max: number }) => (
  <label className="field">
    <span>
      {label} <output>{value} px</output>
    </span>
    <input
      type="range"
      aria-label={label}
      aria-valuetext={`${value} pixels`}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  </label>
);

export const ColorField = ({ label, value, onChange }: FieldProps<string>) => (
  <label className="field">
    <span>
      {label} <code>{value}</code>
    </span>
    <input type="color" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
  </label>
);

export const ChoiceField = <Choice extends string>({
  label,
  value,
  onChange,
  choices,
}: FieldProps<Choice> & { choices: readonly Choice[] }) => {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="choices">
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
