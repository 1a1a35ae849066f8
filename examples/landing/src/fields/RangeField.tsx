import { fieldId } from './fieldId';
import { rangeStyle } from './rangeStyle';
import type { Field } from './useFields';

interface RangeFieldProps extends Field<number> {
  readonly label: string;
  readonly min?: number;
  readonly max: number;
  readonly unit?: 'px' | '%';
}

export function RangeField({ label, value, min = 0, max, unit = 'px', onChange }: RangeFieldProps) {
  const id = fieldId(label);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {value} {unit}
      </output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        style={rangeStyle(value, max, min)}
        aria-valuetext={`${value} ${unit === 'px' ? 'pixels' : 'percent'}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
