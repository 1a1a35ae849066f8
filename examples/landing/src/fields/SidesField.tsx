import { fieldId } from './fieldId';
import { rangeStyle } from './rangeStyle';
import type { Field } from './useFields';
import { joinSides, splitSides } from '../page/box';
import type { Sides } from '../page/box';

interface SidesFieldProps extends Field<Sides> {
  readonly label: string;
  readonly max: number;
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** One slider for all four sides, and a number input per side. */
export function SidesField({ label, value, max, onChange }: SidesFieldProps) {
  const id = fieldId(label);
  const sizes = splitSides(value);
  const largest = Math.max(...sizes);
  const set = (side: number, text: string) => {
    const size = Math.min(max, Math.max(0, Math.round(Number(text)) || 0));
    onChange(joinSides(sizes.map((old, index) => (index === side ? size : old))));
  };
  return (
    <fieldset className="field sides">
      <legend>{label}</legend>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        aria-label={`${label}, all sides`}
        min={0}
        max={max}
        value={largest}
        style={rangeStyle(largest, max)}
        aria-valuetext={`${largest} pixels`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="sides-numbers">
        {SIDES.map((side, index) => (
          <label key={side}>
            <input
              type="number"
              aria-label={`${label}, ${side}`}
              min={0}
              max={max}
              value={sizes[index]}
              onChange={(event) => set(index, event.target.value)}
            />
            <span aria-hidden="true">{side}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
