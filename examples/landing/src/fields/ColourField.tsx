import type { CSSProperties } from 'react';
import { fieldId } from './fieldId';
import { rangeStyle } from './rangeStyle';
import type { Field } from './useFields';
import { alphaOf, backgroundColour, isCustom, textColour, withAlpha } from '../page/colours';
import type { Colour } from '../page/colours';

interface ColourFieldProps extends Field<Colour> {
  readonly label: string;
  /** Labels of the named colours, each of which has a light and a dark variant. */
  readonly options: Readonly<Record<string, string>>;
  /** Whether the names are those of backgrounds instead of text colours. */
  readonly isBackground?: boolean;
}

const FIRST_CUSTOM_COLOUR = '#3451d1ff';

/** Swatches of named colours, and a colour picker with opacity. */
export function ColourField(props: ColourFieldProps) {
  const { label, value, options, isBackground = false, onChange } = props;
  const toCss = isBackground ? backgroundColour : textColour;
  const isCustomValue = isCustom(value);
  const swatch = (option: string, name: string, isChecked: boolean, style: CSSProperties) => (
    <label key={option} className={`swatch ${option}`} title={name} style={style}>
      <input
        type="radio"
        name={fieldId(label)}
        aria-label={name}
        checked={isChecked}
        onChange={() => onChange(option === 'custom' ? FIRST_CUSTOM_COLOUR : option)}
      />
    </label>
  );
  return (
    <fieldset className="field">
      <legend>{label}</legend>
      <div className="swatches">
        {Object.entries(options).map(([option, name]) =>
          swatch(option, name, option === value, { background: toCss(option) }),
        )}
        {swatch('custom', 'Custom', isCustomValue, isCustomValue ? { background: value } : {})}
      </div>
      {isCustomValue && <CustomColour label={label} value={value} onChange={onChange} />}
    </fieldset>
  );
}

function CustomColour({ label, value, onChange }: Field<Colour> & { label: string }) {
  const percent = Math.round(alphaOf(value) * 100);
  return (
    <div className="custom-colour">
      <input
        type="color"
        aria-label={`${label}, custom`}
        value={value.slice(0, 7)}
        onChange={(event) => onChange(withAlpha(event.target.value, alphaOf(value)))}
      />
      <input
        type="range"
        aria-label={`${label}, opacity`}
        aria-valuetext={`${percent} percent`}
        min={0}
        max={100}
        value={percent}
        style={rangeStyle(percent, 100)}
        onChange={(event) => onChange(withAlpha(value, Number(event.target.value) / 100))}
      />
      <output>{percent} %</output>
    </div>
  );
}
