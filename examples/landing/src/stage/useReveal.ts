import { useEditor } from '@craftjs/core';
import { scrollIntoSight } from '../scrollIntoSight';

const ROOM_FOR_BAR = 40; // pixels

/** Scrolls the page to a node that is out of sight, once it has its place. */
export function useReveal(): (id: string) => void {
  const { query } = useEditor();
  return (id) => {
    requestAnimationFrame(() => {
      const dom = query.node(id).get()?.dom;
      const stage = dom?.closest('.stage');
      if (dom && stage) scrollIntoSight(stage, dom, ROOM_FOR_BAR);
    });
  };
}
