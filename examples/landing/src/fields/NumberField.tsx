import { fieldId } from './fieldId';
import type { Change } from './useProps';
import { useUndoStep } from './useUndoStep';

interface NumberFieldProps {
  readonly label: string;
  /** 0 stands for "automatic" and shows as an empty field. */
  readonly value: number;
  readonly max: number;
  readonly onChange: Change<number>;
}

/** A size that may be left to the layout. */
export function NumberField({ label, value, max, onChange }: NumberFieldProps) {
  const { begin, go } = useUndoStep(onChange);
  const id = fieldId(label);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={0}
        max={max}
        step={1}
        value={value || ''}
        placeholder="auto"
        onFocus={begin}
        onChange={(event) => go(Math.round(Math.min(max, Math.max(0, Number(event.target.value)))))}
      />
    </div>
  );
}
