import { useEditor } from '@craftjs/core';
import { canDuplicate, useCommands } from '../commands/useCommands';
import { Icon } from '../Icon';
import type { IconName } from '../Icon';
import { nameOf, removable } from '../nodes';

/** The name of a node, and what can be done with it. */
export function NodeBar({ id, label }: { id: string; label: string }) {
  const { connectors, actions, about } = useEditor(({ nodes }, query) => {
    const node = nodes[id];
    if (!node) return { about: undefined };
    return {
      about: {
        name: nameOf(node),
        parent: node.data.parent,
        isDraggable: query.node(id).isDraggable(),
        isRemovable: removable(query.node, [id]).length > 0,
        isCopyable: canDuplicate(query, id),
      },
    };
  });
  const { duplicate, remove } = useCommands();
  if (!about) return null;
  const { name, parent, isDraggable, isRemovable, isCopyable } = about;
  return (
    // A press here is one on the node, and not one on the table below.
    <div
      className="tag"
      role="toolbar"
      aria-label={`${label}: ${name}`}
      ref={(element) => {
        if (element) connectors.select(connectors.hover(element, id), id);
      }}
    >
      <span className="tag-name">{name}</span>
      {isDraggable && (
        <span
          className="tag-button grip"
          title="Drag to move"
          ref={(element) => {
            if (element) connectors.drag(element, id);
          }}
        >
          <Icon name="move" />
        </span>
      )}
      {parent && (
        <BarButton
          icon="parent"
          name="Select parent"
          title="Select parent"
          onClick={() => actions.selectNode(parent)}
        />
      )}
      {isCopyable && (
        <BarButton
          icon="copy"
          name={`Duplicate ${name}`}
          title="Duplicate (Ctrl D)"
          onClick={() => duplicate(id)}
        />
      )}
      {isRemovable && (
        <BarButton icon="remove" name={`Delete ${name}`} title="Delete" onClick={() => remove([id])} />
      )}
    </div>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly title: string;
  readonly onClick: () => void;
}

function BarButton({ icon, name, title, onClick }: BarButtonProps) {
  return (
    <button className="tag-button" aria-label={name} title={title} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
