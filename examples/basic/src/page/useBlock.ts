import { useNode } from '@craftjs/core';

/** What the root element of every component on the page needs: to be connected, draggable, and seen to be selected. */
export const useBlock = () => {
  const {
    connectors: { connect, drag },
    selected,
  } = useNode((node) => ({ selected: node.events.selected }));
  const ref = (el: HTMLElement | null) => {
    if (el) connect(drag(el));
  };
  return { ref, selected, className: selected ? 'block selected' : 'block' };
};
