import { useEditor } from '@craftjs/core';
import { scrollWithin } from '../scrollWithin';

const BAR_HEIGHT = 40; // pixels

/** Scrolls a node into view after the next render. */
export function useReveal(): (id: string) => void {
  const { query } = useEditor();
  return (id) => {
    requestAnimationFrame(() => {
      const dom = query.node(id).get()?.dom;
      const stage = dom?.closest('.stage');
      if (dom && stage) scrollWithin(stage, dom, BAR_HEIGHT);
    });
  };
}
