import { useState } from 'react';
import type { DragEvent } from 'react';
import { useEditor } from '@craftjs/core';
import { dropPlace } from './dropPlace';
import type { Place } from './dropPlace';
import type { VisibleLayer } from './readLayers';
import { removable } from '../nodes';

/** Moves nodes by dragging their rows, as far as the rules allow. */
export function useLayerDrag() {
  const { actions, query } = useEditor();
  const [dragged, setDragged] = useState<string | null>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const end = () => {
    setDragged(null);
    setPlace(null);
  };
  const placeAt = (event: DragEvent, layer: VisibleLayer): Place | null => {
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
    const found = dropPlace(target, (event.clientY - box.top) / box.height);
    if (!found || found.parent === dragged || node(dragged).descendants(true).includes(found.parent))
      return null;
    return node(found.parent).isDroppable(dragged) ? found : null;
  };
  return {
    place,
    dragged,
    rowProps: (layer: VisibleLayer) => ({
      draggable: query.node(layer.id).isDraggable() && removable(query.node, [layer.id]).length > 0,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData('text/plain', layer.name);
        event.dataTransfer.effectAllowed = 'move';
        setDragged(layer.id);
      },
      onDragOver: (event: DragEvent) => {
        const next = placeAt(event, layer);
        setPlace(next);
        if (next) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const next = placeAt(event, layer);
        if (next && dragged !== null) actions.move(dragged, next.parent, next.index);
        end();
      },
      onDragEnd: end,
    }),
  };
}
