import type { UserComponent } from '@craftjs/core';
import { NO_SIDES, spacing, textShadow } from './box';
import type { Sides } from './box';
import { ink } from './colours';
import type { Colour } from './colours';
import { EditableText } from './EditableText';
import { TextForm } from './forms';

export interface TextProps {
  text: string;
  tag: 'p' | 'h1' | 'h2' | 'h3';
  size: number;
  weight: 'regular' | 'medium' | 'bold';
  align: 'start' | 'center' | 'end';
  colour: Colour;
  margin: Sides;
  /** From 0 to 100. */
  shadow: number;
}
const DEFAULTS: TextProps = {
  text: 'Double-click to write here',
  tag: 'p',
  size: 16,
  weight: 'regular',
  align: 'start',
  colour: 'mute',
  margin: NO_SIDES,
  shadow: 0,
};

export const Text: UserComponent<Partial<TextProps>> = (props) => {
  const { text, tag, size, weight, align, colour, margin, shadow } = { ...DEFAULTS, ...props };
  const { className, style } = ink(colour);
  return (
    <EditableText
      as={tag}
      text={text}
      className={`text ${className} weight-${weight}`}
      style={{
        ...style,
        '--size': size,
        textAlign: align,
        margin: spacing(margin),
        textShadow: textShadow(shadow),
      }}
    />
  );
};

Text.craft = { displayName: 'Text', props: DEFAULTS, related: { settings: TextForm } };
