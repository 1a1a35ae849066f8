import { ROOT_NODE, useEditor } from '@craftjs/core';
import { Icon } from '../Icon';

interface LayerEyeProps {
  readonly id: string;
  readonly name: string;
  readonly isHidden: boolean;
}

/** Hides a node, or shows it again. The page as a whole stays. */
export function LayerEye({ id, name, isHidden }: LayerEyeProps) {
  const { actions } = useEditor();
  if (id === ROOT_NODE) return null;
  return (
    <button
      className="layer-eye"
      aria-label={`${isHidden ? 'Show' : 'Hide'} ${name}`}
      title={isHidden ? 'Show' : 'Hide'}
      data-hidden={isHidden || undefined}
      onClick={() => actions.setHidden(id, !isHidden)}
    >
      <Icon name={isHidden ? 'hidden' : 'eye'} />
    </button>
  );
}
