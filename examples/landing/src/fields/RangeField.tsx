import { fieldId } from './fieldId';
import type { Change } from './useProps';
import { useUndoStep } from './useUndoStep';

interface RangeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: Change<number>;
}

/** A slider for a length in pixels. */
export function RangeField({ label, value, min = 0, max, onChange }: RangeFieldProps) {
  const { begin, go } = useUndoStep(onChange);
  const id = fieldId(label);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={`${value} pixels`}
        onFocus={begin}
        onPointerDown={begin}
        onChange={(event) => go(Number(event.target.value))}
      />
    </div>
  );
}
