import { ChoiceField } from '../fields/ChoiceField';
import { ColourField } from '../fields/ColourField';
import { Section } from '../fields/Section';
import { SidesField } from '../fields/SidesField';
import { TextField } from '../fields/TextField';
import { useProps } from '../fields/useProps';
import { colourName, list, sides } from './summaries';
import type { ButtonProps } from '../page/Button';

const LOOKS = { filled: 'Filled', outline: 'Outline', plain: 'Plain' } as const;
const SIZES = { small: 'Small', medium: 'Medium', large: 'Large' } as const;
const COLOURS = { accent: 'Blue', ink: 'Ink', green: 'Green', amber: 'Amber', red: 'Red' } as const;
const LABELS = { auto: 'Automatic' } as const;

export function ButtonForm() {
  const { props, change } = useProps<ButtonProps>();
  const { text, look, size, colour, label, margin } = props;
  return (
    <>
      <Section isOpen title="Content" summary={text}>
        <TextField label="Label" value={text} onChange={change('text')} />
      </Section>
      <Section isOpen title="Style" summary={list(LOOKS[look], SIZES[size])}>
        <ChoiceField label="Style" options={LOOKS} value={look} onChange={change('look')} />
        <ChoiceField label="Size" options={SIZES} value={size} onChange={change('size')} />
      </Section>
      <Section isOpen title="Colour" summary={colourName(colour, COLOURS)}>
        <ColourField label="Colour" kind="ink" options={COLOURS} value={colour} onChange={change('colour')} />
        <ColourField
          label="Label colour"
          kind="ink"
          options={LABELS}
          value={label}
          onChange={change('label')}
        />
      </Section>
      <Section title="Spacing" summary={sides(margin)}>
        <SidesField label="Margin" max={96} value={margin} onChange={change('margin')} />
      </Section>
    </>
  );
}
