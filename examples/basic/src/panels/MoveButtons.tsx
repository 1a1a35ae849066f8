import { useEditor } from '@craftjs/core';

/** Moves a node among its siblings, for whoever cannot drag. Shows nothing for what has a fixed place. */
export const MoveButtons = ({ id }: { id: string }) => {
  const { actions, place } = useEditor((state, query) => {
    const node = query.node(id);
    if (!node.get() || !node.isDraggable()) return { place: null };
    const { parent } = state.nodes[id].data;
    const siblings: string[] = state.nodes[parent].data.nodes;
    return { place: { parent, index: siblings.indexOf(id), count: siblings.length } };
  });
  if (!place || place.count < 2) return null;
  const { parent, index, count } = place;
  // An index counts the siblings as they are before the move: behind the next one is two further on.
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={index === 0}
        onClick={() => actions.move(id, parent, index - 1)}
      >
        Move up
      </button>
      <button
        type="button"
        className="button"
        disabled={index === count - 1}
        onClick={() => actions.move(id, parent, index + 2)}
      >
        Move down
      </button>
    </>
  );
};
