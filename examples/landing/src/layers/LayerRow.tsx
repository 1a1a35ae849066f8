import type { HTMLAttributes } from 'react';
import { ROOT_NODE } from '@craftjs/core';
import type { DropPosition } from './dropPosition';
import type { VisibleLayer } from './readLayers';
import { Icon } from '../Icon';

interface LayerRowProps {
  readonly layer: VisibleLayer;
  /** Set if the drop indicator is at this row. */
  readonly drop: DropPosition | undefined;
  readonly isTabStop: boolean;
  readonly drag: HTMLAttributes<HTMLElement>;
  readonly onFocus: () => void;
  readonly onSelect: () => void;
  readonly onToggle: () => void;
  readonly onHide: () => void;
}

/** A row of the layers. Its toggle and eye aren’t focusable, because the tree handles their keys. */
export function LayerRow({
  layer,
  drop,
  isTabStop,
  drag,
  onFocus,
  onSelect,
  onToggle,
  onHide,
}: LayerRowProps) {
  const { id, level, name, excerpt, children, isOpen, isHidden, isSelected } = layer;
  return (
    <div
      className="layer-row"
      id={`layer-${id}`}
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      aria-level={level}
      aria-posinset={layer.position}
      aria-setsize={layer.siblings}
      aria-selected={isSelected}
      aria-expanded={children.length > 0 ? isOpen : undefined}
      aria-label={[name, excerpt, isHidden && 'hidden'].filter(Boolean).join(', ')}
      data-drop={drop?.zone}
      style={{
        paddingInlineStart: `${level * 0.75 - 0.5}rem`,
        ...(drop && { '--line-start': `${drop.level * 0.75 - 0.25}rem` }),
      }}
      onFocus={onFocus}
      onClick={onSelect}
      {...drag}
    >
      <span
        className="layer-toggle"
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {children.length > 0 && <Icon name="open" />}
      </span>
      <span className="layer-name" data-hidden={isHidden || undefined}>
        {name} {excerpt && <small>{excerpt}</small>}
      </span>
      {id !== ROOT_NODE && (
        <span
          className="layer-eye"
          title={isHidden ? 'Show (H)' : 'Hide (H)'}
          data-hidden={isHidden || undefined}
          onClick={(event) => {
            event.stopPropagation();
            onHide();
          }}
        >
          <Icon name={isHidden ? 'hidden' : 'eye'} />
        </span>
      )}
    </div>
  );
}
