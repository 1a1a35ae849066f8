import type { UserComponent } from '@craftjs/core';
import { NO_SIDES, spacing } from './box';
import type { Sides } from './box';
import { contrastClass, isCustom, textColour } from './colours';
import type { Colour } from './colours';
import { EditableText } from './EditableText';
import { ButtonForm } from './forms';

export interface ButtonProps {
  text: string;
  variant: 'filled' | 'outline' | 'plain';
  size: 'small' | 'medium' | 'large';
  colour: Colour;
  labelColour: Colour;
  margin: Sides;
}
const DEFAULTS: ButtonProps = {
  text: 'Button',
  variant: 'filled',
  size: 'medium',
  colour: 'accent',
  labelColour: 'auto',
  margin: NO_SIDES,
};

/** A call to action. Not a link, so that a click can't leave the page. */
export const Button: UserComponent<Partial<ButtonProps>> = (props) => {
  const { text, variant, size, colour, labelColour, margin } = { ...DEFAULTS, ...props };
  const contrast = isCustom(colour) ? contrastClass(colour) : '';
  const fill = colour === 'accent' ? 'brand' : contrast;
  return (
    <EditableText
      as="span"
      text={text}
      className={`cta ${variant} ${size} ${variant === 'filled' ? fill : ''}`}
      style={{ '--paint': textColour(colour), '--label': textColour(labelColour), margin: spacing(margin) }}
    />
  );
};

Button.craft = { displayName: 'Button', props: DEFAULTS, related: { settings: ButtonForm } };
