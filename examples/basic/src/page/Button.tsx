import type { CSSProperties } from 'react';
import type { UserComponent } from '@craftjs/core';
import { ChoiceField, ColorField, TextField } from '../panels/fields';
import { inkOn } from './inkOn';
import { useBlock } from './useBlock';
import { useProps } from './useProps';

export const SIZES = ['small', 'medium', 'large'] as const;
export const LOOKS = ['filled', 'outlined', 'plain'] as const;

interface ButtonProps {
  text?: string;
  size?: (typeof SIZES)[number];
  look?: (typeof LOOKS)[number];
  color?: string;
}

export const Button: UserComponent<ButtonProps> = ({ text, size, look, color = '#000000' }) => {
  const { ref, className } = useBlock();
  const style: CSSProperties =
    look === 'filled' ? { backgroundColor: color, color: inkOn(color) } : { color };
  return (
    <div ref={ref} className={className}>
      <span className={`page-button ${size} ${look}`} style={style}>
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
        choices={LOOKS}
        value={props.look}
        onChange={(look) => change('look', look)}
      />
      <ColorField label="Colour" value={props.color} onChange={(color) => change('color', color)} />
    </>
  );
};

Button.craft = {
  displayName: 'Button',
  props: { text: 'Click me', size: 'medium', look: 'filled', color: '#3451d1' },
  related: { settings: ButtonSettings },
};
