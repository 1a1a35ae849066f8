import { useEditor } from '@craftjs/core';
import { useFollow } from './useFollow';
import { nameOf } from '../nodes';

const WORDS = { hovered: '', target: 'Into ', refused: 'Not into ' };

/** An outline with a name. */
export function PlainFrame({ id, look }: { id: string; look: keyof typeof WORDS }) {
  const frame = useFollow(id);
  const { name } = useEditor(({ nodes }) => {
    const node = nodes[id];
    return { name: node ? nameOf(node) : '' };
  });
  return (
    <div className={`frame ${look}`} ref={frame}>
      <div className="tag">
        {WORDS[look]}
        {name}
      </div>
    </div>
  );
}
