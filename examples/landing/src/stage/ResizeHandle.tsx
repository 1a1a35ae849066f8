import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useEditor } from '@craftjs/core';
import { measure, stretch } from './stretch';
import type { Edge, Measures, Size } from './stretch';

interface Pull {
  readonly x: number;
  readonly y: number;
  readonly before: Measures;
  /** Whether the history has an entry for this pull yet. */
  isRecorded: boolean;
}

/** A handle at an edge of the selected node. However far it is pulled, that is one undo step. */
export function ResizeHandle({ id, edge }: { id: string; edge: Edge }) {
  const { actions, query } = useEditor();
  const pull = useRef<Pull | null>(null);
  const [size, setSize] = useState<Partial<Size> | null>(null);

  const start = (event: PointerEvent<HTMLElement>) => {
    const { dom, data } = query.node(id).get();
    if (!dom || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = {
      x: event.clientX,
      y: event.clientY,
      before: measure(dom, data.props),
      isRecorded: false,
    };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = pull;
    if (!current || !query.node(id).get()) return;
    const size = stretch(edge, current.before, event.clientX - current.x, event.clientY - current.y);
    const props = query.node(id).get().data.props as Partial<Size>;
    if (Object.entries(size).every(([name, value]) => props[name as keyof Size] === value)) return;
    const { setProp } = current.isRecorded ? actions.history.merge() : actions;
    setProp(id, (draft: Partial<Size>) => Object.assign(draft, size));
    current.isRecorded = true;
    setSize(size);
  };
  const end = () => {
    pull.current = null;
    setSize(null);
  };

  return (
    <span
      className="handle"
      data-edge={edge}
      title="Drag to resize"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {size && (
        <output className="handle-size">{[size.width, size.height].filter(Boolean).join(' × ')}</output>
      )}
    </span>
  );
}
