import { ChoiceField } from '../fields/ChoiceField';
import { ColourField } from '../fields/ColourField';
import { LengthField } from '../fields/LengthField';
import { RangeField } from '../fields/RangeField';
import { Section } from '../fields/Section';
import { SelectField } from '../fields/SelectField';
import { SidesField } from '../fields/SidesField';
import { SwitchField } from '../fields/SwitchField';
import { useProps } from '../fields/useProps';
import { colourName, list, sides, size } from './summaries';
import { FILLS, WORDS } from '../page/colours';
import type { ContainerProps } from '../page/Container';

const DIRECTIONS = { column: 'Column', row: 'Row' } as const;
const ALIGNS = { stretch: 'Stretch', start: 'Start', center: 'Centre', end: 'End' } as const;
const JUSTIFIES = { start: 'Start', center: 'Centre', end: 'End', 'space-between': 'Spread out' } as const;

export function ContainerForm() {
  const { props, change } = useProps<ContainerProps>();
  const { direction, align, justify, gap, width, height, fills, margin, padding } = props;
  return (
    <>
      <Section isOpen title="Layout" summary={list(DIRECTIONS[direction], `gap ${gap}`)}>
        <ChoiceField
          label="Direction"
          options={DIRECTIONS}
          value={direction}
          onChange={change('direction')}
        />
        <RangeField label="Gap" max={64} value={gap} onChange={change('gap')} />
        <SelectField label="Align" options={ALIGNS} value={align} onChange={change('align')} />
        <SelectField label="Distribute" options={JUSTIFIES} value={justify} onChange={change('justify')} />
      </Section>
      <Section isOpen title="Size" summary={list(size(width, height), fills && 'fills')}>
        <div className="field-row">
          <LengthField label="Width" value={width} onChange={change('width')} />
          <LengthField label="Height" value={height} onChange={change('height')} />
        </div>
        <SwitchField label="Fill the space that is left" value={fills} onChange={change('fills')} />
      </Section>
      <ColourSection />
      <Section title="Spacing" summary={sides(margin, padding)}>
        <SidesField label="Margin" max={96} value={margin} onChange={change('margin')} />
        <SidesField label="Padding" max={96} value={padding} onChange={change('padding')} />
      </Section>
      <EffectsSection />
    </>
  );
}

function ColourSection() {
  const { props, change } = useProps<ContainerProps>();
  const { background, colour } = props;
  return (
    <Section isOpen title="Colour" summary={list(colourName(background, FILLS), colourName(colour, WORDS))}>
      <ColourField
        label="Background"
        kind="fill"
        options={FILLS}
        value={background}
        onChange={change('background')}
      />
      <ColourField
        label="Text colour"
        kind="ink"
        options={WORDS}
        value={colour}
        onChange={change('colour')}
      />
    </Section>
  );
}

function EffectsSection() {
  const { props, change } = useProps<ContainerProps>();
  const { radius, shadow } = props;
  return (
    <Section title="Effects" summary={list(`radius ${radius}`, shadow > 0 && `shadow ${shadow} %`)}>
      <RangeField label="Radius" max={48} value={radius} onChange={change('radius')} />
      <RangeField label="Shadow" unit="%" max={100} value={shadow} onChange={change('shadow')} />
    </Section>
  );
}
