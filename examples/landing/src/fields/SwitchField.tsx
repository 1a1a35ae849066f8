import type { Field } from './useFields';

export function SwitchField({ label, value, onChange }: Field<boolean> & { label: string }) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
