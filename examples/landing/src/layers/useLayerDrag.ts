import { useState } from 'react';
import type { DragEvent } from 'react';
import { useEditor } from '@craftjs/core';
import { dropPosition } from './dropPosition';
import type { DropPosition } from './dropPosition';
import type { VisibleLayer } from './readLayers';
import { filterDeletable } from '../nodes';

/** Moves nodes by dragging their rows, within the rules of the nodes. */
export function useLayerDrag() {
  const { actions, query } = useEditor();
  const [dragged, setDragged] = useState<string | null>(null);
  const [drop, setDrop] = useState<DropPosition | null>(null);
  const end = () => {
    setDragged(null);
    setDrop(null);
  };
  const positionAt = (event: DragEvent, layer: VisibleLayer): DropPosition | null => {
    if (dragged === null) return null;
    const { node } = query;
    const box = event.currentTarget.getBoundingClientRect();
    const { data } = node(layer.id).get();
    const target = {
      layer,
      siblings: data.parent ? node(data.parent).childNodes() : [],
      children: data.nodes,
      isCanvas: data.isCanvas,
    };
    const found = dropPosition(target, (event.clientY - box.top) / box.height);
    if (!found || found.parent === dragged || node(dragged).descendants(true).includes(found.parent))
      return null;
    return node(found.parent).isDroppable(dragged) ? found : null;
  };
  return {
    drop,
    rowProps: (layer: VisibleLayer) => ({
      draggable: query.node(layer.id).isDraggable() && filterDeletable(query.node, [layer.id]).length > 0,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', layer.name);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(layer.id);
      },
      onDragOver: (event: DragEvent) => {
        const next = positionAt(event, layer);
        setDrop(next);
        if (next) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const next = positionAt(event, layer);
        if (next && dragged !== null) actions.move(dragged, next.parent, next.index);
        end();
      },
      onDragEnd: end,
    }),
  };
}
