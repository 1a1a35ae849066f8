import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useEditor } from '@craftjs/core';

/** Keeps an element exactly above a node, whatever happens to the page. */
export function useFollow(id: string): RefObject<HTMLDivElement> {
  const frame = useRef<HTMLDivElement>(null);
  const { query } = useEditor();
  const { node } = query;
  useLayoutEffect(() => {
    const sheet = frame.current?.closest<HTMLElement>('.sheet');
    const paper = sheet?.querySelector('.paper');
    if (!sheet || !paper) return;
    const follow = () => {
      if (frame.current) cover(frame.current, node(id).get()?.dom, sheet);
    };
    follow();
    const sizes = new ResizeObserver(follow);
    sizes.observe(paper);
    const changes = new MutationObserver(follow);
    changes.observe(paper, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [id, node]);
  return frame;
}

function cover(frame: HTMLElement, dom: HTMLElement | null | undefined, sheet: HTMLElement): void {
  frame.hidden = !dom?.isConnected;
  if (!dom) return;
  const { left, top, width, height } = dom.getBoundingClientRect();
  const origin = sheet.getBoundingClientRect();
  const x = left - origin.left;
  frame.style.cssText = `left: ${x}px; top: ${top - origin.top}px; width: ${width}px; height: ${height}px`;
  // The bar of a narrow node far to the right would hang over the edge.
  frame.dataset.side = x > origin.width / 2 ? 'end' : 'start';
}
