import { useLayoutEffect, useRef, useState } from 'react';
import type { ElementType, FormEvent, KeyboardEvent } from 'react';
import { useEditor, useNode } from '@craftjs/core';
import { startTyping } from './startTyping';
import type { Style } from './box';
import { joinsStep } from '../state/undoStep';

interface EditableTextProps {
  readonly as: ElementType;
  readonly text: string;
  readonly className: string;
  readonly style?: Style;
}

/** The element of a node whose prop `text` can be rewritten in place, after a double click. */
export function EditableText({ as: Tag, text, className, style }: EditableTextProps) {
  const element = useRef<HTMLElement | null>(null);
  const [isEntered, setEntered] = useState(false);
  const { connectors, id, selected } = useNode(({ events }) => ({ selected: events.selected }));
  const { enabled, actions } = useEditor(({ options }) => ({ enabled: options.enabled }));
  const write = (value: string) => {
    const { setProp } = joinsStep(`${id} text`) ? actions.history.merge() : actions;
    setProp(id, (props: { text: string }) => (props.text = value));
  };
  const isTyping = isEntered && enabled && selected;
  if (isEntered && !isTyping) setEntered(false);

  // React stays out of the text: while somebody types, it would move the caret.
  useLayoutEffect(() => {
    const { current } = element;
    if (current && (current.textContent !== text || current.childElementCount > 0))
      current.textContent = text;
  }, [text, Tag, isTyping]);
  useLayoutEffect(() => {
    if (isTyping && element.current) return startTyping(element.current);
  }, [isTyping, Tag]);

  const leaveByKey = (event: KeyboardEvent) => {
    // Enter and Escape first belong to an input method that offers words.
    if (!isTyping || event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    setEntered(false);
  };
  return (
    <Tag
      ref={(current: HTMLElement | null) => {
        element.current = current;
        if (current) connectors.connect(connectors.drag(current));
      }}
      className={className}
      style={style}
      {...(isTyping && { role: 'textbox', 'aria-label': 'Text on the page' })}
      onDoubleClick={() => setEntered(true)}
      onInput={(event: FormEvent<HTMLElement>) => write(event.currentTarget.textContent ?? '')}
      onBlur={() => setEntered(false)}
      onKeyDown={leaveByKey}
    />
  );
}
