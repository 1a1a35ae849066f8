import { useEditor } from '@craftjs/core';
import { ResizeHandle } from './ResizeHandle';
import { useFollow } from './useFollow';
import { Icon } from '../Icon';
import { nameOf, removable } from '../nodes';

/** The outline of a selected node, with what can be done to it. */
export function SelectionFrame({ id, hasBar }: { id: string; hasBar: boolean }) {
  const frame = useFollow(id);
  const { connectors, actions, about } = useEditor(({ nodes }, { node }) => {
    const selected = nodes[id];
    if (!selected) return { about: undefined };
    return {
      about: {
        name: nameOf(selected),
        parent: selected.data.parent,
        isDraggable: node(id).isDraggable(),
        isRemovable: removable(node, [id]).length > 0,
        isWide: 'width' in selected.data.props && !node(id).isTopLevelNode(),
        isHigh: 'height' in selected.data.props && !node(id).isTopLevelNode(),
      },
    };
  });
  if (!about) return null;
  const { name, parent, isDraggable, isRemovable, isWide, isHigh } = about;
  return (
    <div className="frame selected" ref={frame}>
      {hasBar && (
        // A press here is one on the node, and not one on the table below.
        <div
          className="tools"
          ref={(element) => {
            if (element) connectors.select(connectors.hover(element, id), id);
          }}
        >
          <div className="tag" role="toolbar" aria-label={`Selected: ${name}`}>
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
              <button
                className="tag-button"
                aria-label="Select parent"
                title="Select parent"
                onClick={() => actions.selectNode(parent)}
              >
                <Icon name="parent" />
              </button>
            )}
            {isRemovable && (
              <button
                className="tag-button"
                aria-label={`Delete ${name}`}
                title="Delete"
                onClick={() => actions.delete(id)}
              >
                <Icon name="remove" />
              </button>
            )}
          </div>
          {isWide && <ResizeHandle id={id} edge="end" />}
          {isHigh && <ResizeHandle id={id} edge="bottom" />}
          {isWide && isHigh && <ResizeHandle id={id} edge="corner" />}
        </div>
      )}
    </div>
  );
}
