import type { CSSProperties } from 'react';
import type { UserComponent } from '@craftjs/core';
import { ChoiceField, ColorField, TextField } from '../panels/fields';
import { contrastColor } from './contrastColor';
import { AUTOMATIC } from './surface';
import { useBlock } from './useBlock';
import { useProps } from './useProps';

export const SIZES = ['small', 'medium', 'large'] as const;
export const VARIANTS = ['contained', 'outlined', 'text'] as const;

interface ButtonProps {
  text?: string;
  size?: (typeof SIZES)[number];
  variant?: (typeof VARIANTS)[number];
  color?: string;
}

export const Button: UserComponent<ButtonProps> = ({ text, size, variant, color = AUTOMATIC }) => {
  const { ref, className } = useBlock();
  return (
    <div ref={ref} className={className}>
      <span className={`page-button ${size}`} data-variant={variant} style={paint(color, variant)}>
        {text || 'No label'}
      </span>
    </div>
  );
};

/** An automatic colour comes from page.css and adapts to the box of the button. */
function paint(color: string, variant: ButtonProps['variant']): CSSProperties {
  if (color === AUTOMATIC) return {};
  return variant === 'contained' ? { backgroundColor: color, color: contrastColor(color) } : { color };
}

const ButtonSettings = () => {
  const { props, change } = useProps<ButtonProps>();
  return (
    <>
      <TextField label="Label" value={props.text} onChange={(text) => change('text', text)} />
      <ChoiceField
        label="Size"
        choices={SIZES}
        value={props.size}
        onChange={(size) => change('size', size)}
      />
      <ChoiceField
        label="Style"
        choices={VARIANTS}
        value={props.variant}
        onChange={(variant) => change('variant', variant)}
      />
      <ColorField
        label="Colour"
        value={props.color}
        automatic="#3451d1"
        onChange={(color) => change('color', color)}
      />
    </>
  );
};

Button.craft = {
  displayName: 'Button',
  props: { text: 'Click me', size: 'medium', variant: 'contained', color: AUTOMATIC },
  related: { settings: ButtonSettings },
};
