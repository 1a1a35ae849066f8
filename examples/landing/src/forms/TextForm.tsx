import { ChoiceField } from '../fields/ChoiceField';
import { ColourField } from '../fields/ColourField';
import { RangeField } from '../fields/RangeField';
import { Section } from '../fields/Section';
import { SelectField } from '../fields/SelectField';
import { SidesField } from '../fields/SidesField';
import { TextField } from '../fields/TextField';
import { useProps } from '../fields/useProps';
import { colourName, list, sides } from './summaries';
import { INKS } from '../page/colours';
import type { TextProps } from '../page/Text';

const TAGS = { p: 'Paragraph', h1: 'Heading 1', h2: 'Heading 2', h3: 'Heading 3' } as const;
const WEIGHTS = { regular: 'Regular', medium: 'Medium', bold: 'Bold' } as const;
const ALIGNS = { start: 'Start', center: 'Centre', end: 'End' } as const;
const ALIGN_ICONS = { start: 'start', center: 'center', end: 'end' } as const;

export function TextForm() {
  const { props, change } = useProps<TextProps>();
  const { text, tag, size, weight, align, colour, margin, shadow } = props;
  return (
    <>
      <Section isOpen title="Content" summary={TAGS[tag]}>
        <TextField isLong label="Text" value={text} onChange={change('text')} />
        <SelectField label="Kind" options={TAGS} value={tag} onChange={change('tag')} />
      </Section>
      <Section isOpen title="Typography" summary={list(size, WEIGHTS[weight], ALIGNS[align])}>
        <RangeField label="Size" min={12} max={72} value={size} onChange={change('size')} />
        <ChoiceField label="Weight" options={WEIGHTS} value={weight} onChange={change('weight')} />
        <ChoiceField
          label="Align"
          options={ALIGNS}
          icons={ALIGN_ICONS}
          value={align}
          onChange={change('align')}
        />
      </Section>
      <Section isOpen title="Colour" summary={colourName(colour, INKS)}>
        <ColourField label="Colour" kind="ink" options={INKS} value={colour} onChange={change('colour')} />
      </Section>
      <Section title="Spacing" summary={sides(margin)}>
        <SidesField label="Margin" max={96} value={margin} onChange={change('margin')} />
      </Section>
      <Section title="Effects" summary={shadow > 0 ? `Shadow ${shadow} %` : 'No shadow'}>
        <RangeField label="Shadow" unit="%" max={100} value={shadow} onChange={change('shadow')} />
      </Section>
    </>
  );
}
