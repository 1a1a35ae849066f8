import { useState } from 'react';
import type { CSSProperties } from 'react';
import { useEditor } from '@craftjs/core';
import type { UserComponent } from '@craftjs/core';
import { RangeField, TextField } from '../panels/fields';
import { useBlock } from './useBlock';
import { useProps } from './useProps';

export interface TextProps {
  text?: string;
  fontSize?: number;
}

/** Texts of this size (px) are headings. */
const HEADING_SIZE = 28;

export const Text: UserComponent<TextProps> = ({ text, fontSize }) => {
  const [editing, setEditing] = useState(false);
  const { ref, selected, className } = useBlock();
  const { change } = useProps<TextProps>();
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }));
  if (editing && !selected) setEditing(false);

  return (
    <div
      ref={ref}
      className={`${className} text`}
      data-heading={(fontSize ?? 0) >= HEADING_SIZE || undefined}
      style={{ '--size': `${fontSize}px` } as CSSProperties}
      onDoubleClick={() => setEditing(enabled)}
    >
      {editing ? (
        <input
          autoFocus
          aria-label="Text on the page"
          value={text}
          onChange={(event) => change('text', event.target.value)}
          onBlur={() => setEditing(false)}
          onKeyDown={({ key, nativeEvent }) => {
            // While an input method is composing, it handles both keys.
            if (!nativeEvent.isComposing && (key === 'Enter' || key === 'Escape')) setEditing(false);
          }}
        />
      ) : (
        text || <span className="hint">Empty text</span>
      )}
    </div>
  );
};

const TextSettings = () => {
  const { props, change } = useProps<TextProps>();
  return (
    <>
      <TextField label="Text" value={props.text} onChange={(text) => change('text', text)} />
      <RangeField
        label="Font size"
        min={10}
        max={60}
        value={props.fontSize}
        onChange={(size) => change('fontSize', size)}
      />
    </>
  );
};

Text.craft = {
  displayName: 'Text',
  props: { text: 'Hi', fontSize: 20 },
  related: { settings: TextSettings },
};
