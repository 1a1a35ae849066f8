import { useEditor } from '@craftjs/core';
import { canDuplicate, useCommands } from '../commands/useCommands';
import { Icon, IconButton } from '../Icon';
import { filterDeletable, nameOf } from '../nodes';

/** Toolbar of a node: its name and actions. */
export function NodeBar({ id, label }: { id: string; label: string }) {
  const { connectors, actions, info } = useEditor(({ nodes }, query) => {
    const node = nodes[id];
    if (!node) return { info: undefined };
    return {
      info: {
        name: nameOf(node.data),
        parent: node.data.parent,
        isDraggable: query.node(id).isDraggable(),
        isDeletable: filterDeletable(query.node, [id]).length > 0,
        isCopyable: canDuplicate(query, id),
      },
    };
  });
  const { duplicate, remove } = useCommands();
  if (!info) return null;
  const { name, parent, isDraggable, isDeletable, isCopyable } = info;
  const button = { className: 'node-bar-button' };
  return (
    // Pressing the bar must not deselect the node.
    <div
      className="node-bar"
      role="toolbar"
      aria-label={`${label}: ${name}`}
      ref={(element) => {
        if (element) connectors.select(connectors.hover(element, id), id);
      }}
    >
      <span className="node-bar-name">{name}</span>
      {isDraggable && (
        <span
          className="node-bar-button grip"
          title="Drag to move"
          ref={(element) => {
            if (element) connectors.drag(element, id);
          }}
        >
          <Icon name="move" />
        </span>
      )}
      {parent && (
        <IconButton
          icon="parent"
          label="Select parent"
          onClick={() => actions.selectNode(parent)}
          {...button}
        />
      )}
      {isCopyable && (
        <IconButton
          icon="copy"
          label={`Duplicate ${name}`}
          title="Duplicate (Ctrl D)"
          onClick={() => duplicate(id)}
          {...button}
        />
      )}
      {isDeletable && (
        <IconButton
          icon="remove"
          label={`Delete ${name}`}
          title="Delete"
          onClick={() => remove([id])}
          {...button}
        />
      )}
    </div>
  );
}
