import type { Change } from './useProps';
import { alphaOf, withAlpha } from '../page/colours';
import type { Colour } from '../page/colours';

interface FreeColourProps {
  readonly label: string;
  readonly value: Colour;
  readonly onChange: Change<Colour>;
}

/** Any colour, and how opaque it is. */
export function FreeColour({ label, value, onChange }: FreeColourProps) {
  const percent = Math.round(alphaOf(value) * 100);
  return (
    <div className="free-colour">
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
        onChange={(event) => onChange(withAlpha(value, Number(event.target.value) / 100))}
      />
      <output>{percent} %</output>
    </div>
  );
}
