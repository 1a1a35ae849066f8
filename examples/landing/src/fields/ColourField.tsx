import { fieldId } from './fieldId';
import { FreeColour } from './FreeColour';
import type { Change } from './useProps';
import { isFree } from '../page/colours';
import type { Colour } from '../page/colours';

interface ColourFieldProps {
  readonly label: string;
  readonly value: Colour;
  /** Named colours. They have names, so that each can have a light and a dark variant. */
  readonly options: Readonly<Record<string, string>>;
  /** Names the class that paints a swatch: `ink` makes `ink-accent` of the choice `accent`. */
  readonly kind: 'ink' | 'fill';
  readonly onChange: Change<Colour>;
}

const FIRST_FREE_COLOUR = '#3451d1ff';

/** Named colours to choose from, or any other with its opacity. */
export function ColourField({ label, value, options, kind, onChange }: ColourFieldProps) {
  const free = isFree(value) ? value : undefined;
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="swatches">
        {Object.entries(options).map(([choice, name]) => (
          <label key={choice} className={`swatch ${kind}-${choice}`} title={name}>
            <input
              type="radio"
              name={fieldId(label)}
              aria-label={name}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
          </label>
        ))}
        <label className="swatch free" title="Custom" style={free ? { background: free } : undefined}>
          <input
            type="radio"
            name={fieldId(label)}
            aria-label="Custom"
            checked={free !== undefined}
            onChange={() => onChange(FIRST_FREE_COLOUR)}
          />
        </label>
      </div>
      {free !== undefined && <FreeColour label={label} value={free} onChange={onChange} />}
    </fieldset>
  );
}
