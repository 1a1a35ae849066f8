import type { UserComponent } from '@craftjs/core';
import { INKS } from './colours';
import type { Ink } from './colours';
import { EditableText } from './EditableText';
import { ChoiceField } from '../fields/ChoiceField';
import { RangeField } from '../fields/RangeField';
import { SelectField } from '../fields/SelectField';
import { SwatchField } from '../fields/SwatchField';
import { TextField } from '../fields/TextField';
import { useProps } from '../fields/useProps';

const TAGS = { p: 'Paragraph', h1: 'Heading 1', h2: 'Heading 2', h3: 'Heading 3' } as const;
const WEIGHTS = { regular: 'Regular', medium: 'Medium', bold: 'Bold' } as const;
const ALIGNS = { start: 'Start', center: 'Centre', end: 'End' } as const;
const ALIGN_ICONS = { start: 'start', center: 'center', end: 'end' } as const;

interface TextProps {
  text: string;
  tag: keyof typeof TAGS;
  size: number;
  weight: keyof typeof WEIGHTS;
  align: keyof typeof ALIGNS;
  colour: Ink;
}
const DEFAULTS: TextProps = {
  text: 'Double-click to write here',
  tag: 'p',
  size: 16,
  weight: 'regular',
  align: 'start',
  colour: 'mute',
};

export const Text: UserComponent<Partial<TextProps>> = (props) => {
  const { text, tag, size, weight, align, colour } = { ...DEFAULTS, ...props };
  return (
    <EditableText
      as={tag}
      text={text}
      className={`text ink-${colour} weight-${weight}`}
      style={{ '--size': size, textAlign: align }}
    />
  );
};

function TextSettings() {
  const { props, change } = useProps<TextProps>();
  return (
    <>
      <TextField isLong label="Text" value={props.text} onChange={change('text')} />
      <RangeField label="Size" min={12} max={72} value={props.size} onChange={change('size')} />
      <ChoiceField label="Weight" options={WEIGHTS} value={props.weight} onChange={change('weight')} />
      <ChoiceField
        label="Align"
        options={ALIGNS}
        icons={ALIGN_ICONS}
        value={props.align}
        onChange={change('align')}
      />
      <SwatchField
        label="Colour"
        kind="ink"
        options={INKS}
        value={props.colour}
        onChange={change('colour')}
      />
      <SelectField label="Kind" options={TAGS} value={props.tag} onChange={change('tag')} />
    </>
  );
}

Text.craft = { displayName: 'Text', props: DEFAULTS, related: { settings: TextSettings } };
