import { useEditor } from '@craftjs/core';
import { HoverFrame } from './HoverFrame';
import { SelectionFrame } from './SelectionFrame';
import { TargetFrame } from './TargetFrame';

/** The outlines above the page: of what is selected, under the mouse, and about to take what is dragged. */
export function NodeFrames() {
  const { selected, hovered, target, isRejected } = useEditor((state, query) => ({
    selected: query.getEvent('selected').all(),
    hovered: query.getEvent('hovered').first() as string | undefined,
    target: state.indicator?.placement.parent.id,
    isRejected: Boolean(state.indicator?.error),
  }));
  return (
    <div className="frames">
      {selected.map((id, index) => (
        <SelectionFrame key={id} id={id} hasBar={index === selected.length - 1} />
      ))}
      {hovered && !target && !selected.includes(hovered) && <HoverFrame key={hovered} id={hovered} />}
      {target && <TargetFrame key={`target ${target}`} id={target} isRejected={isRejected} />}
    </div>
  );
}
