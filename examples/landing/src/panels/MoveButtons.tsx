import { useEditor } from '@craftjs/core';
import { Icon } from '../Icon';

/** Moves a node among its siblings: what dragging does, for the keyboard and for touch. */
export function MoveButtons({ id }: { id: string }) {
  const { actions, parent, index, count } = useEditor(({ nodes }, { node }) => {
    if (!nodes[id] || !node(id).isDraggable()) return { parent: '', index: 0, count: 0 };
    const { data } = node(id).get();
    const isMovable = node(data.parent).isDroppable(id);
    const siblings = node(data.parent).childNodes();
    return { parent: isMovable ? data.parent : '', index: siblings.indexOf(id), count: siblings.length };
  });
  if (!parent || count < 2) return null;
  // The index counts the node itself, which is still there.
  const move = (to: number) => actions.move(id, parent, to);
  return (
    <>
      <button className="button" disabled={index === 0} onClick={() => move(index - 1)}>
        <Icon name="up" />
        Move up
      </button>
      <button className="button" disabled={index === count - 1} onClick={() => move(index + 2)}>
        <Icon name="down" />
        Move down
      </button>
    </>
  );
}
