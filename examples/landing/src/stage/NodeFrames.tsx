import { useEditor } from '@craftjs/core';
import { PlainFrame } from './PlainFrame';
import { SelectionFrame } from './SelectionFrame';

/** The outlines above the page: of what is selected, under the mouse, and about to take what is dragged. */
export function NodeFrames() {
  const { selected, hovered, target, isRefused } = useEditor((state, query) => ({
    selected: query.getEvent('selected').all(),
    hovered: query.getEvent('hovered').first() as string | undefined,
    target: state.indicator?.placement.parent.id,
    isRefused: Boolean(state.indicator?.error),
  }));
  return (
    <div className="frames" data-dragging={target ? true : undefined}>
      {selected.map((id, index) => (
        <SelectionFrame key={id} id={id} hasBar={index === selected.length - 1} />
      ))}
      {hovered && !target && !selected.includes(hovered) && (
        <PlainFrame key={`hover ${hovered}`} id={hovered} look="hovered" />
      )}
      {target && <PlainFrame key={`target ${target}`} id={target} look={isRefused ? 'refused' : 'target'} />}
    </div>
  );
}
