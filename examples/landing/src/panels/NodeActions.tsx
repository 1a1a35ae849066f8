import { useEditor } from '@craftjs/core';
import { canDuplicate, useCommands } from '../commands/useCommands';
import { Icon } from '../Icon';
import { filterDeletable } from '../nodes';

/** Actions for any node. */
export function NodeActions({ id }: { id: string }) {
  const { isDeletable, isCopyable } = useEditor(({ nodes }, query) => ({
    isDeletable: nodes[id] !== undefined && filterDeletable(query.node, [id]).length > 0,
    isCopyable: nodes[id] !== undefined && canDuplicate(query, id),
  }));
  const { duplicate, remove } = useCommands();
  return (
    <div className="node-actions columns">
      <MoveButtons id={id} />
      {isCopyable && (
        <button className="button" title="Ctrl D or ⌘ D" onClick={() => duplicate(id)}>
          <Icon name="copy" />
          Duplicate
        </button>
      )}
      {isDeletable && (
        <button className="button danger" onClick={() => remove([id])}>
          <Icon name="remove" />
          Delete
        </button>
      )}
    </div>
  );
}

/** Moves a node among its siblings, for keyboard and touch. */
function MoveButtons({ id }: { id: string }) {
  const { actions, parent, index, count } = useEditor(({ nodes }, { node }) => {
    if (!nodes[id] || !node(id).isDraggable()) return { parent: '', index: 0, count: 0 };
    const { data } = node(id).get();
    const isMovable = node(data.parent).isDroppable(id);
    const siblings = node(data.parent).childNodes();
    return { parent: isMovable ? data.parent : '', index: siblings.indexOf(id), count: siblings.length };
  });
  if (!parent || count < 2) return null;
  // `move` counts the node itself at its old index.
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
