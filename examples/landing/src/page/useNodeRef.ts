import { useNode } from '@craftjs/core';

/** Ref of the element of a node, which can be selected, hovered and dragged. */
export function useNodeRef(): (element: HTMLElement | null) => void {
  const { connectors } = useNode();
  return (element) => {
    if (element) connectors.connect(connectors.drag(element));
  };
}
