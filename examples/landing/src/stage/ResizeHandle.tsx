import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useEditor } from '@craftjs/core';
import { measure, resize } from './resize';
import type { Edge, InitialSize, Size } from './resize';

interface Drag {
  readonly x: number;
  readonly y: number;
  readonly initial: InitialSize;
  /** Whether this drag has an undo step, which later changes join. */
  isRecorded: boolean;
}

/** A handle at an edge of the selected node. Each drag is one undo step. */
export function ResizeHandle({ id, edge }: { id: string; edge: Edge }) {
  const { actions, query } = useEditor();
  const drag = useRef<Drag | null>(null);
  const [size, setSize] = useState<Partial<Size> | null>(null);

  const start = (event: PointerEvent<HTMLElement>) => {
    const { dom, data } = query.node(id).get();
    if (!dom || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      x: event.clientX,
      y: event.clientY,
      initial: measure(dom, data.props),
      isRecorded: false,
    };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current || !query.node(id).get()) return;
    const size = resize(edge, current.initial, event.clientX - current.x, event.clientY - current.y);
    const props = query.node(id).get().data.props as Partial<Size>;
    if (Object.entries(size).every(([name, value]) => props[name as keyof Size] === value)) return;
    const { setProp } = current.isRecorded ? actions.history.merge() : actions;
    setProp(id, (draft: Partial<Size>) => Object.assign(draft, size));
    current.isRecorded = true;
    setSize(size);
  };
  const end = () => {
    drag.current = null;
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
