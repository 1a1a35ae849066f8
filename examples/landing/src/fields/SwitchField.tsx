import type { Change } from './useProps';

interface SwitchFieldProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: Change<boolean>;
}

export function SwitchField({ label, value, onChange }: SwitchFieldProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
