import { useEditor } from '@craftjs/core';
import { nameOf, removable } from '../nodes';

const NOTHING = {
  name: '',
  excerpt: '',
  isHidden: false,
  isSelected: false,
  isHovered: false,
  isKept: false,
};

/** What the layers panel shows of a node. */
export function useLayerNode(id: string) {
  const { actions, ...shown } = useEditor((state, query) => {
    const node = state.nodes[id];
    if (!node) return NOTHING;
    const { text } = node.data.props as { text?: unknown };
    return {
      name: nameOf(node),
      excerpt: typeof text === 'string' ? text : '',
      isHidden: node.data.hidden,
      isSelected: query.getEvent('selected').contains(id),
      isHovered: query.getEvent('hovered').contains(id),
      /** Whether it must stay where it is. */
      isKept: removable(query.node, [id]).length === 0,
    };
  });
  return { ...shown, select: () => actions.selectNode(id) };
}
