import { useState } from 'react';
import { useEditor, useNode } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';

type TextProps = { text?: string; fontSize?: number };

export const Text: UserComponent<TextProps> = ({ text, fontSize }) => {
  const [editing, setEditing] = useState(false);
  const {
    connectors: { connect, drag },
    actions: { setProp },
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  const change = (value: string) =>
    setProp((props: TextProps) => { props.text = value; }, 500);
  const outline = selected ? '2px solid royalblue' : 'none';

  return (
    <div
      ref={(el) => { if (el) connect(drag(el)); }}
      onDoubleClick={() => setEditing(enabled)}
      style={{ fontSize, outline, minHeight: 20 }}
    >
      {editing && selected ? (
        <input
          autoFocus
          aria-label="Text content"
          value={text}
          onChange={(e) => change(e.target.value)}
          onBlur={() => setEditing(false)}
          style={{ font: 'inherit', width: '100%', boxSizing: 'border-box' }}
        />
      ) : (
        text
      )}
    </div>
  );
};

const TextSettings = () => {
  const { actions: { setProp }, fontSize } = useNode((node) => ({
    fontSize: node.data.props.fontSize as number,
  }));
  const change = (value: number) =>
    setProp((props: TextProps) => { props.fontSize = value; }, 500);
  return (
    <label>
      Font size
      <input
        type="range"
        min={10}
        max={60}
        value={fontSize}
        onChange={(e) => change(Number(e.target.value))}
      />
    </label>
  );
};

Text.craft = {
  props: { text: 'Hi', fontSize: 20 },
  related: { settings: TextSettings },
};
