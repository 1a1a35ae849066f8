import { ChoiceField } from '../fields/ChoiceField';
import { LengthField } from '../fields/LengthField';
import { RangeField } from '../fields/RangeField';
import { Section } from '../fields/Section';
import { SelectField } from '../fields/SelectField';
import { SidesField } from '../fields/SidesField';
import { TextField } from '../fields/TextField';
import { useProps } from '../fields/useProps';
import { list, sides } from './summaries';
import type { MediaProps } from '../page/Media';
import { PICTURES } from '../page/Picture';

const RATIOS = { '2 / 1': '2:1', '16 / 9': '16:9', '4 / 3': '4:3', '1 / 1': '1:1' } as const;

export function MediaForm() {
  const { props, change } = useProps<MediaProps>();
  const { kind, ratio, radius, shadow, margin, width, description } = props;
  return (
    <>
      <Section isOpen title="Content" summary={PICTURES[kind]}>
        <SelectField label="Picture" options={PICTURES} value={kind} onChange={change('kind')} />
        <TextField
          label="Description"
          placeholder="What it shows"
          value={description}
          onChange={change('description')}
        />
      </Section>
      <Section isOpen title="Size" summary={list(width, RATIOS[ratio])}>
        <LengthField label="Width" value={width} onChange={change('width')} />
        <ChoiceField label="Ratio" options={RATIOS} value={ratio} onChange={change('ratio')} />
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
