import { FILLS } from './colours';
import type { Fill } from './colours';
import { ChoiceField } from '../fields/ChoiceField';
import { NumberField } from '../fields/NumberField';
import { RangeField } from '../fields/RangeField';
import { SelectField } from '../fields/SelectField';
import { SwatchField } from '../fields/SwatchField';
import { useProps } from '../fields/useProps';

const DIRECTIONS = { column: 'Column', row: 'Row' } as const;
const ALIGNS = { stretch: 'Stretch', start: 'Start', center: 'Centre', end: 'End' } as const;
const JUSTIFIES = { start: 'Start', center: 'Centre', end: 'End', 'space-between': 'Spread out' } as const;

export interface ContainerProps {
  direction: keyof typeof DIRECTIONS;
  /** Across the direction. */
  align: keyof typeof ALIGNS;
  /** Along it. */
  justify: keyof typeof JUSTIFIES;
  gap: number;
  padding: number;
  background: Fill;
  radius: number;
  /** In percent of the parent; 0 is automatic. */
  width: number;
  /** At least, in pixels. */
  height: number;
}

export function ContainerSettings() {
  const { props, change } = useProps<ContainerProps>();
  const { direction, align, justify, gap, padding, background, radius, width, height } = props;
  return (
    <>
      <ChoiceField label="Direction" options={DIRECTIONS} value={direction} onChange={change('direction')} />
      <SwatchField
        label="Background"
        kind="fill"
        options={FILLS}
        value={background}
        onChange={change('background')}
      />
      <RangeField label="Gap" max={64} value={gap} onChange={change('gap')} />
      <RangeField label="Padding" max={96} value={padding} onChange={change('padding')} />
      <RangeField label="Radius" max={48} value={radius} onChange={change('radius')} />
      <div className="field-row">
        <NumberField label="Width, %" max={100} value={width} onChange={change('width')} />
        <NumberField label="Height, px" max={1200} value={height} onChange={change('height')} />
      </div>
      <SelectField label="Align" options={ALIGNS} value={align} onChange={change('align')} />
      <SelectField label="Distribute" options={JUSTIFIES} value={justify} onChange={change('justify')} />
    </>
  );
}
