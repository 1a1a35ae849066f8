import type { KeyboardEvent, ReactNode } from 'react';
import { useLayer } from '@craftjs/layers';
import { LayerEye } from './LayerEye';
import { useLayerNode } from './useLayerNode';
import { Icon } from '../Icon';
import { useReveal } from '../stage/useReveal';

/** A node in the layers panel, with the rows of its children. */
export function LayerRow({ children }: { children?: ReactNode }) {
  const {
    id,
    depth,
    expanded,
    connectors,
    actions,
    children: ids,
  } = useLayer((layer) => ({
    expanded: layer.expanded,
  }));
  const { name, excerpt, isHidden, isSelected, isHovered, isKept, select } = useLayerNode(id);
  const reveal = useReveal();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    select();
    reveal(id);
  };
  return (
    <div
      className="layer"
      onDragStartCapture={(event) => {
        // Near the edge of a row the panel asks no rules, and a move that they refuse breaks the editor.
        if (
          isKept &&
          event.target instanceof Element &&
          event.target.closest('.layer') === event.currentTarget
        )
          event.preventDefault();
      }}
      ref={(element) => {
        if (element) connectors.layer(element);
      }}
    >
      <div
        className="layer-row"
        data-selected={isSelected || undefined}
        data-hovered={isHovered || undefined}
        style={{ paddingInlineStart: `${0.25 + depth * 0.75}rem` }}
        ref={(element) => {
          if (element) connectors.drag(connectors.layerHeader(element));
        }}
      >
        {ids && ids.length > 0 ? (
          <button
            className="layer-toggle"
            aria-expanded={expanded}
            aria-label={`Children of ${name}`}
            onClick={() => actions.toggleLayer()}
          >
            <Icon name="open" />
          </button>
        ) : (
          <span className="layer-toggle" />
        )}
        {/* Firefox does not drag from a <button>. */}
        <span
          className="layer-name"
          role="button"
          tabIndex={0}
          aria-pressed={isSelected}
          onClick={() => reveal(id)}
          onKeyDown={onKeyDown}
          data-hidden={isHidden || undefined}
        >
          {name} {excerpt && <small>{excerpt}</small>}
        </span>
        <LayerEye id={id} name={name} isHidden={isHidden} />
      </div>
      {children && <div className="layer-children">{children}</div>}
    </div>
  );
}
