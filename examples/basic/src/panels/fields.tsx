import type { CSSProperties } from 'react';
import { AUTOMATIC } from '../page/surface';
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
      style={{ '--at': (value - min) / (max - min) } as CSSProperties}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  </label>
);

/** `automatic` is the colour that the picker starts with when the current one is automatic. */
export const ColorField = ({
  label,
  value,
  onChange,
  automatic,
}: FieldProps<string> & { automatic: string }) => {
  const isAutomatic = value === AUTOMATIC;
  return (
    <div className="field">
      <span>
        {label} {!isAutomatic && <code>{value}</code>}
        <label className="check">
          <input
            type="checkbox"
            checked={isAutomatic}
            onChange={() => onChange(isAutomatic ? automatic : AUTOMATIC)}
          />
          Automatic
        </label>
      </span>
      <input
        type="color"
        className={isAutomatic ? 'automatic' : undefined}
        aria-label={label}
        value={isAutomatic ? automatic : value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};

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
