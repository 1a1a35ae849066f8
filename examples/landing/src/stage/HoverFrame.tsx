import { NodeBar } from './NodeBar';
import { useFollow } from './useFollow';

/** The outline of the node under the mouse, with the same bar as a selected one. */
export function HoverFrame({ id }: { id: string }) {
  const frame = useFollow(id);
  return (
    <div className="frame hovered" ref={frame}>
      <NodeBar id={id} label="Under the mouse" />
    </div>
  );
}
