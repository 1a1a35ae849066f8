import { useEditor } from '@craftjs/core';
import { MoveButtons } from './MoveButtons';
import { canDuplicate, useCommands } from '../commands/useCommands';
import { Icon } from '../Icon';
import { removable } from '../nodes';

/** What can be done with any node. */
export function NodeActions({ id }: { id: string }) {
  const { isRemovable, isCopyable } = useEditor(({ nodes }, query) => ({
    isRemovable: nodes[id] !== undefined && removable(query.node, [id]).length > 0,
    isCopyable: nodes[id] !== undefined && canDuplicate(query, id),
  }));
  const { duplicate, remove } = useCommands();
  return (
    <div className="node-actions">
      <MoveButtons id={id} />
      {isCopyable && (
        <button className="button" title="Ctrl D or ⌘ D" onClick={() => duplicate(id)}>
          <Icon name="copy" />
          Duplicate
        </button>
      )}
      {isRemovable && (
        <button className="button danger" onClick={() => remove([id])}>
          <Icon name="remove" />
          Delete
        </button>
      )}
    </div>
  );
}
