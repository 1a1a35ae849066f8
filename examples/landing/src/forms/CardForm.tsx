import { ColourField } from '../fields/ColourField';
import { RangeField } from '../fields/RangeField';
import { Section } from '../fields/Section';
import { SidesField } from '../fields/SidesField';
import { useProps } from '../fields/useProps';
import { colourName, list, sides } from './summaries';
import type { CardProps } from '../page/Card';
import { FILLS } from '../page/colours';

export function CardForm() {
  const { props, change } = useProps<CardProps>();
  const { background, radius, shadow, margin } = props;
  return (
    <>
      <Section isOpen title="Colour" summary={colourName(background, FILLS)}>
        <ColourField
          label="Background"
          kind="fill"
          options={FILLS}
          value={background}
          onChange={change('background')}
        />
      </Section>
      <Section isOpen title="Effects" summary={list(`radius ${radius}`, shadow > 0 && `shadow ${shadow} %`)}>
        <RangeField label="Radius" max={48} value={radius} onChange={change('radius')} />
        <RangeField label="Shadow" unit="%" max={100} value={shadow} onChange={change('shadow')} />
      </Section>
      <Section title="Spacing" summary={sides(margin)}>
        <SidesField label="Margin" max={96} value={margin} onChange={change('margin')} />
      </Section>
    </>
  );
}
