import { useNode } from '@craftjs/core';
import { layerName } from '../panels/readOutline';

/** Connects the root element of a component, makes it draggable and shows whether it’s selected. */
export const useBlock = () => {
  const {
    connectors: { connect, drag },
    selected,
    name,
  } = useNode((node) => ({ selected: node.events.selected, name: layerName(node) }));
  const ref = (el: HTMLElement | null) => {
    if (!el) return;
    el.dataset['name'] = name;
    connect(drag(el));
  };
  return { ref, selected, className: selected ? 'block selected' : 'block' };
};
