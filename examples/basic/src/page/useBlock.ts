import { useNode } from '@craftjs/core';

/** Connects the root element of a component, makes it draggable and shows whether it’s selected. */
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
