import { useEditor } from '@craftjs/core';
import { useCommands } from '../useCommands';

/** Moves a node among its siblings without dragging. */
export const MoveButtons = ({ id }: { id: string }) => {
  const { move } = useCommands();
  const { position } = useEditor((state, query) => {
    const node = query.node(id);
    if (!node.get() || !node.isDraggable()) return { position: null };
    const siblings: string[] = state.nodes[state.nodes[id].data.parent].data.nodes;
    return { position: { index: siblings.indexOf(id), count: siblings.length } };
  });
  if (!position || position.count < 2) return null;
  const { index, count } = position;
  return (
    <>
      <button type="button" className="button" disabled={index === 0} onClick={() => move(id, -1)}>
        Move up
      </button>
      <button type="button" className="button" disabled={index === count - 1} onClick={() => move(id, 1)}>
        Move down
      </button>
    </>
  );
};
