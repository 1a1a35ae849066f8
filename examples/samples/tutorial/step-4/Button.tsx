import { useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';

type ButtonProps = { text?: string; color?: string };

export const Button: UserComponent<ButtonProps> = ({ text, color }) => {
  const { connectors: { connect, drag }, selected } = useNode((node) => ({
    selected: node.events.selected,
  }));
  const outline = selected ? '2px solid royalblue' : 'none';
  return (
    <div
      ref={(el) => { if (el) connect(drag(el)); }}
      style={{ padding: 4, outline }}
    >
      <span style={{ background: color, color: '#fff', padding: '4px 12px' }}>
        {text}
      </span>
    </div>
  );
};

const ButtonSettings = () => {
  const { actions: { setProp }, text, color } = useNode((node) => ({
    text: node.data.props.text as string,
    color: node.data.props.color as string,
  }));
  const change = (key: 'text' | 'color', value: string) =>
    setProp((props: ButtonProps) => { props[key] = value; }, 500);
  return (
    <>
      <label>
        Label
        <input value={text} onChange={(e) => change('text', e.target.value)} />
      </label>
      <label>
        Background
        <input
          type="color"
          value={color}
          onChange={(e) => change('color', e.target.value)}
        />
      </label>
    </>
  );
};

Button.craft = {
  props: { text: 'Click me', color: '#1d4ed8' },
  related: { settings: ButtonSettings },
};
