import { useEditor } from '@craftjs/core';
import { useFollow } from './useFollow';
import { nameOf } from '../nodes';

/** The outline of the node that would take what is dragged, or that rejects it. */
export function TargetFrame({ id, isRejected }: { id: string; isRejected: boolean }) {
  const frame = useFollow(id);
  const { name } = useEditor(({ nodes }) => {
    const node = nodes[id];
    return { name: node ? nameOf(node) : '' };
  });
  return (
    <div className={`frame ${isRejected ? 'refused' : 'target'}`} ref={frame}>
      <div className="tag">
        {isRejected ? 'Not into ' : 'Into '}
        {name}
      </div>
    </div>
  );
}
