import { useLayoutEffect, useRef, useState } from 'react';
import type { ElementType, FormEvent, KeyboardEvent } from 'react';
import { useEditor, useNode } from '@craftjs/core';
import type { Style } from './box';
import { startEditing } from './startEditing';
import { useNodeRef } from './useNodeRef';
import { continuesUndoStep } from '../state/undoSteps';

interface EditableTextProps {
  readonly as: ElementType;
  readonly text: string;
  readonly className: string;
  readonly style?: Style;
}

/** A node's element whose `text` prop is edited in place after a double click. */
export function EditableText({ as: Tag, text, className, style }: EditableTextProps) {
  const element = useRef<HTMLElement | null>(null);
  const [isEditing, setEditing] = useState(false);
  const nodeRef = useNodeRef();
  const { id, selected } = useNode(({ events }) => ({ selected: events.selected }));
  const { enabled, actions } = useEditor(({ options }) => ({ enabled: options.enabled }));
  const write = (value: string) => {
    const { setProp } = continuesUndoStep(`${id} text`) ? actions.history.merge() : actions;
    setProp(id, (props: { text: string }) => (props.text = value));
  };
  const isTyping = isEditing && enabled && selected;
  if (isEditing && !isTyping) setEditing(false);

  // Not a React child, because a render while typing would move the caret.
  useLayoutEffect(() => {
    const { current } = element;
    if (current && (current.textContent !== text || current.childElementCount > 0))
      current.textContent = text;
  }, [text, Tag, isTyping]);
  useLayoutEffect(() => {
    if (isTyping && element.current) return startEditing(element.current);
  }, [isTyping, Tag]);

  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter and Escape belong to the input method.
    if (!isTyping || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    setEditing(false);
  };
  return (
    <Tag
      ref={(current: HTMLElement | null) => {
        element.current = current;
        nodeRef(current);
      }}
      className={className}
      style={style}
      {...(isTyping && { role: 'textbox', 'aria-label': 'Text on the page' })}
      onDoubleClick={() => setEditing(true)}
      onInput={(event: FormEvent<HTMLElement>) => write(event.currentTarget.textContent ?? '')}
      onBlur={() => setEditing(false)}
      onKeyDown={onKeyDown}
    />
  );
}
