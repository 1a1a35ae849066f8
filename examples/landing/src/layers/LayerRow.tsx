import type { HTMLAttributes } from 'react';
import { ROOT_NODE } from '@craftjs/core';
import type { Place } from './dropPlace';
import type { VisibleLayer } from './readLayers';
import { Icon } from '../Icon';

interface LayerRowProps {
  readonly layer: VisibleLayer;
  /** Set if the line of a drag is at this row. */
  readonly place: Place | undefined;
  readonly isStop: boolean;
  readonly drag: HTMLAttributes<HTMLElement>;
  readonly onFocus: () => void;
  readonly onSelect: () => void;
  readonly onToggle: () => void;
  readonly onHide: () => void;
}

/** A node in the layers. Only the row can be focused; the keys of its parts are those of the tree. */
export function LayerRow({ layer, place, isStop, drag, onFocus, onSelect, onToggle, onHide }: LayerRowProps) {
  const { id, level, name, excerpt, children, isOpen, isHidden, isSelected } = layer;
  return (
    <div
      className="layer-row"
      id={`layer-${id}`}
      role="treeitem"
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={layer.position}
      aria-setsize={layer.siblings}
      aria-selected={isSelected}
      aria-expanded={children.length > 0 ? isOpen : undefined}
      aria-label={[name, excerpt, isHidden && 'hidden'].filter(Boolean).join(', ')}
      data-drop={place?.zone}
      style={{
        paddingInlineStart: `${level * 0.75 - 0.5}rem`,
        ...(place && { '--line-start': `${place.level * 0.75 - 0.25}rem` }),
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
