import type { UserComponent } from '@craftjs/core';
import { EditableText } from './EditableText';
import { ChoiceField } from '../fields/ChoiceField';
import { SwatchField } from '../fields/SwatchField';
import { TextField } from '../fields/TextField';
import { useProps } from '../fields/useProps';

const LOOKS = { filled: 'Filled', outline: 'Outline', plain: 'Plain' } as const;
const SIZES = { small: 'Small', medium: 'Medium', large: 'Large' } as const;
const COLOURS = { accent: 'Blue', ink: 'Ink', green: 'Green', amber: 'Amber', red: 'Red' } as const;

interface ButtonProps {
  text: string;
  look: keyof typeof LOOKS;
  size: keyof typeof SIZES;
  colour: keyof typeof COLOURS;
}
const DEFAULTS: ButtonProps = { text: 'Button', look: 'filled', size: 'medium', colour: 'accent' };

/** Looks like a button. It leads nowhere, so that a click on the page never leaves it. */
export const Button: UserComponent<Partial<ButtonProps>> = (props) => {
  const { text, look, size, colour } = { ...DEFAULTS, ...props };
  return <EditableText as="span" text={text} className={`cta ${look} ${size} ink-${colour}`} />;
};

function ButtonSettings() {
  const { props, change } = useProps<ButtonProps>();
  return (
    <>
      <TextField label="Label" value={props.text} onChange={change('text')} />
      <ChoiceField label="Style" options={LOOKS} value={props.look} onChange={change('look')} />
      <ChoiceField label="Size" options={SIZES} value={props.size} onChange={change('size')} />
      <SwatchField
        label="Colour"
        kind="ink"
        options={COLOURS}
        value={props.colour}
        onChange={change('colour')}
      />
    </>
  );
}

Button.craft = { displayName: 'Button', props: DEFAULTS, related: { settings: ButtonSettings } };
