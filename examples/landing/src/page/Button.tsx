import type { UserComponent } from '@craftjs/core';
import { NO_SIDES, spacing } from './box';
import type { Sides } from './box';
import { fill, ink, isFree } from './colours';
import type { Colour } from './colours';
import { EditableText } from './EditableText';
import { ButtonForm } from './forms';

export interface ButtonProps {
  text: string;
  look: 'filled' | 'outline' | 'plain';
  size: 'small' | 'medium' | 'large';
  colour: Colour;
  /** Colour of the label; `auto` goes with the style. */
  label: Colour;
  margin: Sides;
}
const DEFAULTS: ButtonProps = {
  text: 'Button',
  look: 'filled',
  size: 'medium',
  colour: 'accent',
  label: 'auto',
  margin: NO_SIDES,
};

/** Looks like a button. It leads nowhere, so that a click on the page never leaves it. */
export const Button: UserComponent<Partial<ButtonProps>> = (props) => {
  const { text, look, size, colour, label, margin } = { ...DEFAULTS, ...props };
  const paint = ink(colour);
  // A free colour brings the label that can be read on it.
  const contrast = look === 'filled' && isFree(colour) ? fill(colour).className : '';
  return (
    <EditableText
      as="span"
      text={text}
      className={`cta ${look} ${size} ${paint.className} ${contrast}`}
      style={{
        ...paint.style,
        ...(isFree(label) && { '--label': label }),
        margin: spacing(margin),
      }}
    />
  );
};

Button.craft = { displayName: 'Button', props: DEFAULTS, related: { settings: ButtonForm } };
