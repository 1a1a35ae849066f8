import type { CSSProperties } from 'react';
import type { UserComponent } from '@craftjs/core';
import { ChoiceField, ColorField, TextField } from '../panels/fields';
import { contrastColor } from './contrastColor';
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

export const Button: UserComponent<ButtonProps> = ({ text, size, variant, color = '#000000' }) => {
  const { ref, className } = useBlock();
  const style: CSSProperties =
    variant === 'contained' ? { backgroundColor: color, color: contrastColor(color) } : { color };
  return (
    <div ref={ref} className={className}>
      <span className={`page-button ${size}`} data-variant={variant} style={style}>
        {text || 'No label'}
      </span>
    </div>
  );
};

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
      <ColorField label="Colour" value={props.color} onChange={(color) => change('color', color)} />
    </>
  );
};

Button.craft = {
  displayName: 'Button',
  props: { text: 'Click me', size: 'medium', variant: 'contained', color: '#3451d1' },
  related: { settings: ButtonSettings },
};
