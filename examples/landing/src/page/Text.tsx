import type { UserComponent } from '@craftjs/core';
import { NO_SIDES, spacing, textShadow } from './box';
import type { Sides } from './box';
import { textColour } from './colours';
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
const WEIGHTS = { regular: 400, medium: 500, bold: 700 } as const;

export const Text: UserComponent<Partial<TextProps>> = (props) => {
  const { text, tag, size, weight, align, colour, margin, shadow } = { ...DEFAULTS, ...props };
  return (
    <EditableText
      as={tag}
      text={text}
      className="text"
      style={{
        '--paint': textColour(colour),
        '--size': size,
        fontWeight: WEIGHTS[weight],
        textAlign: align,
        margin: spacing(margin),
        textShadow: textShadow(shadow),
      }}
    />
  );
};

Text.craft = { displayName: 'Text', props: DEFAULTS, related: { settings: TextForm } };
